import {
  type Contact,
  emptyContact,
  formatLabelledLines,
  type JsonResume,
  type LabelledLine,
  linkedinHandle,
} from '@shortlist/model';
import { countryName } from '../country-code.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Profile = Basics['profiles'][number];

/** Contact and summary of a file's basics. Of the profiles LinkedIn has its field; the others are links. */
export function readBasics(basics: Basics): { contact: Contact; summary: string } {
  const linkedin = basics.profiles.find(isLinkedin);
  const others = basics.profiles.filter((profile) => profile !== linkedin);
  const website = basics.url || basics.website;
  const second =
    basics.website === website || basics.website === ''
      ? []
      : [{ label: 'Website', text: basics.website }];
  const links = others.filter((profile) => profile.url !== website || profile.url === '');
  const street = [basics.location?.address, basics.location?.postalCode].filter(Boolean).join(', ');
  const details = [
    { label: 'Address', text: street },
    { label: 'LinkedIn', text: linkedin ? besideHandle(linkedin) : '' },
  ];
  return {
    contact: {
      ...emptyContact(),
      fullName: basics.name,
      email: basics.email,
      phone: basics.phone,
      linkedin: linkedin ? handleOf(linkedin) : '',
      website,
      country: basics.location?.country || countryName(basics.location?.countryCode ?? ''),
      state: basics.location?.region ?? '',
      city: basics.location?.city ?? '',
      headline: basics.label,
      links: formatLabelledLines([...second, ...links.map(linkOf)]),
      details: formatLabelledLines(details.filter(({ text }) => text !== '')),
    },
    summary: basics.summary,
  };
}

function isLinkedin({ network, url }: Profile): boolean {
  return /linkedin/i.test(network) || /\blinkedin\.com\//i.test(url);
}

/** The handle in the address of a profile; people write their names for the user. */
const handleOf = ({ url, username }: Profile): string =>
  /linkedin\.com\/in\//i.test(url) || username === '' ? linkedinHandle(url) : username;

/** Returns what a LinkedIn profile says beside its handle. */
const besideHandle = (profile: Profile): string =>
  [
    ...(/^\s*linkedin\s*$/i.test(profile.network) ? [] : [profile.network]),
    ...[profile.username, profile.url].filter((text) => !text.includes(handleOf(profile))),
  ]
    .filter(Boolean)
    .join(', ');

/** A profile whose address does not say its user has them in the label. */
const linkOf = ({ network, username, url }: Profile): LabelledLine => ({
  label: url === '' || url.includes(username) ? network : `${network} ${username}`.trim(),
  text: url || username,
});
