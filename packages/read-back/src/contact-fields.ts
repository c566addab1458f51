import {
  type Contact,
  type ContactField,
  contactFieldLabel,
  contactFieldsOf,
  formatPhone,
  LINKEDIN_PATH,
  linkedinHandle,
  type PrintedResume,
  type Sections,
} from '@shortlist/model';
import type { PrintedField, SectionFields } from './printed-field.ts';
import { saysSomething } from './same-text.ts';

/**
 * Lists what is printed of a contact: its fields, the further links and the further lines. `typed` says which of them are shown
 * and which form a phone has, also for what was read.
 */
export function contactFields(
  contact: Contact,
  { contact: parts, details }: Pick<PrintedResume, 'contact' | 'details'>,
  { typed, sections }: { typed: Contact; sections: Sections },
): SectionFields[] {
  const field = (name: ContactField, text: string, line?: number): PrintedField => ({
    name,
    text,
    ref: { section: 'contact', field: name, ...(line !== undefined && { line }) },
    label: contactFieldLabel(name, sections),
  });
  // Texts of one line, each a member of the contact.
  const fields = contactFieldsOf(sections)
    .filter(({ type }) => type === 'line')
    .map(({ key }) => key as ContactField)
    .map((name) => field(name, isShown(typed, name) ? textOf(contact, name, typed) : ''))
    .filter(({ text }) => saysSomething(text));
  const links = parts.filter((part) => part.field === 'links');
  return [
    { key: 'contact', title: '', entries: [{ fields, points: [] }], lines: [], isRunning: false },
    ...[
      { key: 'links', parts: links },
      { key: 'details', parts: details },
    ].map(({ key, parts: lines }) => ({
      key,
      title: '',
      entries: [],
      lines: lines.map(({ field: name, text, line }) => field(name, text, line)),
      isRunning: false,
    })),
  ];
}

const isShown = ({ shown }: Contact, name: ContactField): boolean =>
  (shown as Partial<Record<ContactField, boolean>>)[name] ?? true;

/** The text of a field as it is printed. */
function textOf(contact: Contact, name: ContactField, typed: Contact): string {
  if (name === 'phone') return formatPhone(contact.phone, typed.country);
  return name === 'linkedin' ? profileOf(contact) : contact[name];
}

function profileOf({ linkedin }: Contact): string {
  const handle = linkedinHandle(linkedin);
  return handle === '' ? '' : LINKEDIN_PATH + handle;
}
