import { blankContact } from '../blank-resume.ts';
import type { Contact } from '../contact/contact.ts';
import { linkedinHandle } from '../contact/linkedin.ts';
import { countryName } from './country-code.ts';
import type { JsonResume } from './json-resume.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Profile = Basics['profiles'][number];

/**
 * Contact and summary of a file's basics. The headline leads the summary. Of the profiles LinkedIn
 * has its field; another one stands in for a website that is missing, and the rest end the summary.
 */
export function readBasics(basics: Basics): { contact: Contact; summary: string } {
  const linkedin = basics.profiles.find(isLinkedin);
  const others = basics.profiles.filter((profile) => profile !== linkedin);
  const website = basics.url || basics.website || others[0]?.url || '';
  const kept = others.filter((profile) => profile.url !== website).map(profileLine);
  const lines = [basics.label, basics.summary, ...kept];
  return {
    contact: {
      ...blankContact(),
      fullName: basics.name,
      email: basics.email,
      phone: basics.phone,
      linkedin: linkedin ? linkedin.username || linkedinHandle(linkedin.url) : '',
      website,
      country: basics.location?.country || countryName(basics.location?.countryCode ?? ''),
      state: basics.location?.region ?? '',
      city: basics.location?.city ?? '',
    },
    summary: lines.filter((line) => line !== '').join('\n'),
  };
}

function isLinkedin({ network, url }: Profile): boolean {
  return /linkedin/i.test(network) || /\blinkedin\.com\//i.test(url);
}

function profileLine({ network, username, url }: Profile): string {
  return [network, url || username].filter((part) => part !== '').join(': ');
}
