import { blankContact } from '../blank-resume.ts';
import type { Contact } from '../contact/contact.ts';
import { formatLabelledLines, type LabelledLine } from '../contact/labelled-lines.ts';
import { linkedinHandle } from '../contact/linkedin.ts';
import { countryName } from './country-code.ts';
import type { JsonResume } from './json-resume.ts';

type Basics = NonNullable<JsonResume['basics']>;
type Profile = Basics['profiles'][number];

/** Contact and summary of a file's basics. Of the profiles LinkedIn has its field; the others are links. */
export function readBasics(basics: Basics): { contact: Contact; summary: string } {
  const linkedin = basics.profiles.find(isLinkedin);
  const others = basics.profiles.filter((profile) => profile !== linkedin);
  const website = basics.url || basics.website || '';
  const links = others.filter((profile) => profile.url !== website || profile.url === '');
  const street = [basics.location?.address, basics.location?.postalCode].filter(Boolean).join(', ');
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
      headline: basics.label,
      links: formatLabelledLines(links.map(linkOf)),
      details: formatLabelledLines(street === '' ? [] : [{ label: 'Address', text: street }]),
    },
    summary: basics.summary,
  };
}

function isLinkedin({ network, url }: Profile): boolean {
  return /linkedin/i.test(network) || /\blinkedin\.com\//i.test(url);
}

const linkOf = ({ network, username, url }: Profile): LabelledLine => ({
  label: network,
  text: url || username,
});
