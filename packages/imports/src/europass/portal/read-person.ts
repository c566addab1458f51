import { linkedinHandle } from '@shortlist/model';
import type { ResumeDraft } from '../../draft/resume-draft.ts';
import type { Members } from '../../members/members.ts';
import { WORDS } from '../../words.ts';
import { languageName } from '../names.ts';
import { type Channel, listChannels } from './communication.ts';

/** Name and ways to reach the person. Sex, nationality and date of birth, which most resumes leave out, are left unplaced. */
export function readPerson(draft: ResumeDraft, person: Members) {
  const name = person.record('PersonName');
  draft.contact.fullName = [
    name.text('GivenName'),
    name.text('MiddleName'),
    name.text('FamilyName'),
  ]
    .filter(Boolean)
    .join(' ');
  for (const channel of listChannels(person)) addChannel(draft, channel);
  for (const code of person.texts('PrimaryLanguageCode')) {
    draft.add('language', { texts: { name: languageName(code), level: WORDS.native } });
  }
}

function addChannel(draft: ResumeDraft, channel: Channel) {
  if (channel.kind === 'address') return addAddress(draft, channel);
  const { contact } = draft;
  const { kind, text, label } = channel;
  const field = FIELDS[kind];
  if (field !== undefined && contact[field] === '') contact[field] = text;
  else if (isLinkedin(text) && contact.linkedin === '') contact.linkedin = linkedinHandle(text);
  else if (kind === 'web' || kind === 'social') draft.links.push({ label, text });
  else draft.leave([{ label, text }]);
}

/** The field of the contact for the first channel of a kind. */
const FIELDS: { [K in Channel['kind']]?: 'email' | 'phone' | 'website' } = {
  email: 'email',
  phone: 'phone',
  web: 'website',
};

const isLinkedin = (address: string) => /linkedin\.com\/in\//iu.test(address);

/** Street and number are left unplaced, as most resumes name the town alone. */
function addAddress(draft: ResumeDraft, address: Extract<Channel, { kind: 'address' }>) {
  const { contact } = draft;
  const { street, city, country } = address;
  const isFirst = contact.city === '' && contact.country === '';
  if (isFirst) Object.assign(contact, { city, country });
  const left = isFirst ? [street] : [street, city, country];
  draft.leave([{ label: WORDS.address, text: left.filter(Boolean).join(', ') }]);
}
