import { linkedinHandle } from '@shortlist/model';
import type { ResumeDraft } from '../../draft/resume-draft.ts';
import type { Members } from '../../members/members.ts';
import { WORDS } from '../../words.ts';
import { readPhoto } from '../photo.ts';

/** Name, ways to reach the person, and photo. Demographics, which most resumes leave out, are left unplaced. */
export function readIdentification(draft: ResumeDraft, identification: Members) {
  const name = identification.record('PersonName');
  draft.contact.fullName = [name.text('FirstName'), name.text('Surname')].filter(Boolean).join(' ');
  name.record('Title').pass('Code');
  readContact(draft, identification.record('ContactInfo'));
  readDemographics(draft, identification.record('Demographics'));
  const photo = identification.record('Photo');
  readPhoto(draft, photo.text('Data'));
  photo.passAllBut();
}

function readContact(draft: ResumeDraft, info: Members) {
  const { contact } = draft;
  const address = info.record('Address').record('Contact');
  const country = address.record('Country');
  country.pass('Code');
  contact.city = address.text('Municipality');
  contact.country = country.text('Label');
  const street = [...address.texts('AddressLine'), address.text('PostalCode')].filter(Boolean);
  draft.leave([{ label: WORDS.address, text: street.join(', ') }]);
  contact.email = info.record('Email').text('Contact');
  const phones = listContacts(info.record('TelephoneList'), 'Telephone');
  contact.phone = phones[0]?.text ?? '';
  draft.leave(phones.slice(1));
  for (const { label, text } of listContacts(info.record('WebsiteList'), 'Website')) {
    if (/linkedin\.com\/in\//iu.test(text) && contact.linkedin === '')
      contact.linkedin = linkedinHandle(text);
    else if (contact.website === '') contact.website = text;
    else draft.links.push({ label, text });
  }
  draft.links.push(...listContacts(info.record('InstantMessagingList'), 'InstantMessaging'));
}

/** Each with what it is used for. */
const listContacts = (list: Members, name: string) =>
  list.records(name).map((each) => {
    const use = each.record('Use');
    const label = use.text('Label');
    use.pass('Code', 'Label');
    return { label, text: each.text('Contact') };
  });

function readDemographics(draft: ResumeDraft, demographics: Members) {
  const birth = demographics.record('Birthdate');
  const parts = [birth.text('@year'), birth.text('@month'), birth.text('@day')];
  const date = parts
    .map((part) => part.replace(/^-+/u, ''))
    .filter(Boolean)
    .join('-');
  draft.leave([{ label: WORDS.born, text: date }]);
  for (const record of [
    demographics.record('Gender'),
    ...demographics.record('NationalityList').records('Nationality'),
  ]) {
    record.pass('Code');
  }
}
