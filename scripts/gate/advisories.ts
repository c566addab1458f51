/** A published vulnerability of a package: which versions have it, from `from` on and `before` another. */
export type Advisory = {
  package: string;
  from?: string;
  before: string;
  id: string;
  what: string;
  /** The reason why a version that has it may stay all the same. */
  accepted?: string;
};

/**
 * Vulnerabilities of packages that this project has or had, as they were known on `made`. The gate compares them with
 * package-lock.json, without a network; `npm run advisories` asks the registry, where it answers, for what is newer.
 *
 * How it was made: the registry refused `npm audit` (405), so each entry was looked up by hand in public records (CVE list, release
 * notes) for the packages that serve, store or decode what strangers send. It is no list of all that is known.
 */
export const ADVISORIES: { made: string; known: readonly Advisory[] } = {
  made: '2026-11-28',
  known: [
    {
      package: 'better-auth',
      from: '1.4.0',
      before: '1.7.16',
      id: 'CVE-2026-134315',
      what: 'a link that changes an address is not bound to the account that asked for it',
    },
    {
      package: 'better-auth',
      from: '0.4.9',
      before: '1.7.16',
      id: 'CVE-2026-134312',
      what: 'addresses that a provider has not confirmed count as confirmed',
    },
    {
      package: 'better-auth',
      before: '1.6.11',
      id: 'CVE-2026-53516',
      what: 'an account made with another person’s address is linked to that person',
    },
    {
      package: 'node',
      before: '24.22.1',
      id: 'CVE-2026-111497',
      what: 'Brotli’s decoder writes out of bounds (release of 21 October 2026)',
      accepted:
        'the package has nothing newer in its line; the start takes the machine’s own Node where that is fixed and says so where it is not, and nothing decodes Brotli that is sent to the server',
    },
  ],
};
