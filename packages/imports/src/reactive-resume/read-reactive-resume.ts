import { type EntryId, photoOfUrl } from '@shortlist/model';
import { readPlace } from '../contact/place.ts';
import { ResumeDraft } from '../draft/resume-draft.ts';
import type { ImportedResume } from '../export-file.ts';
import { partsOf } from '../export-parts.ts';
import { finishImport } from '../finish-import.ts';
import type { Members } from '../members/members.ts';
import { membersOfJson } from '../members/members-of-json.ts';
import { nameInWords } from '../members/name-in-words.ts';
import { plainLine } from '../text/line.ts';
import { richLines } from '../text/rich-text.ts';
import { WORDS } from '../words.ts';
import { isHidden, passLook, websiteOf } from './item.ts';
import { isUsualTitle } from './section-keys.ts';
import { listOrder } from './section-order.ts';
import { addCustomSections, addSections } from './sections.ts';

/**
 * The resume of a Reactive Resume file. Hidden items and sections stay hidden. Notes, which are private there, are left
 * unplaced; a picture on the web is never fetched.
 */
export function readReactiveResume(value: unknown, newId: () => EntryId): ImportedResume {
  const draft = new ResumeDraft();
  const file = membersOfJson(value);
  file.pass('id', 'version', '$schema');
  readBasics(draft, file.record('basics'));
  readPicture(draft, file);
  const sections = file.record('sections');
  readSummary(draft, file.has('summary') ? file.record('summary') : sections.record('summary'));
  addSections(draft, sections);
  addCustomSections(draft, file.records('customSections'));
  file.pass('customSections');
  const metadata = file.record('metadata');
  draft.leave(textsOf(metadata.text('notes')), WORDS.notes);
  draft.order.push(...listOrder(Object(value)));
  metadata.passAllBut('notes');
  for (const { name, said } of file.restByName()) {
    if (name !== 'sections') draft.leave(said, nameInWords(name));
  }
  const parts = partsOf(file);
  return finishImport(draft, parts, newId);
}

const textsOf = (text: string) =>
  richLines(text).map((line) => ({ label: '', text: plainLine(line) }));

function readBasics(draft: ResumeDraft, basics: Members) {
  const { contact } = draft;
  contact.fullName = basics.text('name');
  contact.headline = basics.text('headline');
  contact.email = basics.text('email');
  contact.phone = basics.text('phone');
  Object.assign(contact, readPlace(basics.text('location')));
  const { href, label } = websiteOf(basics);
  contact.website = href;
  if (!href.includes(label)) draft.leave([{ label: WORDS.website, text: label }]);
  for (const field of basics.records('customFields')) readCustomField(draft, field);
}

/** A labelled line of the contact; one that has an address is a link. */
function readCustomField(draft: ResumeDraft, field: Members) {
  field.pass('id', 'icon');
  const [name, value] = [field.text('name'), field.text('value', 'text')];
  const address = field.text('link');
  if (address !== '' && address !== value)
    draft.links.push({ label: name || value, text: address });
  else if (name !== '' || value !== '')
    draft.details.push({ label: value === '' ? '' : name, text: value || name });
}

/** A picture that stands in the file; of one on the web the address is left unplaced. */
function readPicture(draft: ResumeDraft, file: Members) {
  const picture = file.has('picture')
    ? file.record('picture')
    : file.record('basics').record('picture');
  const url = picture.text('url');
  const isShown = !isHidden(picture) && !picture.record('effects').isSet('hidden');
  picture.passAllBut('url');
  if (url === '') return;
  const photo = photoOfUrl(url);
  if (photo && isShown) draft.photo = photo;
  else if (url.startsWith('data:'))
    draft.notes.push({ code: photo ? 'imports.hiddenPhoto' : 'imports.photo' });
  else draft.leave([{ label: '', text: url }], WORDS.photo);
}

function readSummary(draft: ResumeDraft, summary: Members) {
  const hidden = isHidden(summary);
  const title = summary.text('title', 'name');
  draft.addText('summary', richLines(summary.text('content')).map(plainLine));
  passLook(summary);
  const isUsual = isUsualTitle('summary', title);
  if (isUsual) summary.pass('title', 'name');
  if (hidden || !isUsual) {
    draft.settings.set('summary', { isHidden: hidden, title: isUsual ? '' : title });
  }
}
