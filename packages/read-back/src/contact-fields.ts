import {
  type Contact,
  type ContactField,
  formatPhone,
  LINKEDIN_PATH,
  linkedinHandle,
  type PrintedResume,
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
  typed: Contact,
): SectionFields[] {
  const fields = [
    field('fullName', contact.fullName),
    field('headline', contact.headline),
    field('city', typed.shown.city ? contact.city : ''),
    field('state', typed.shown.state ? contact.state : ''),
    field('country', typed.shown.country ? contact.country : ''),
    field('email', contact.email),
    field('phone', typed.shown.phone ? formatPhone(contact.phone, typed.country) : ''),
    field('linkedin', typed.shown.linkedin ? profileOf(contact) : ''),
    field('website', contact.website),
  ].filter(({ text }) => saysSomething(text));
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

const field = (name: ContactField, text: string, line?: number): PrintedField => ({
  name,
  text,
  ref: { section: 'contact', field: name, ...(line !== undefined && { line }) },
  label: {
    code: 'labels.contact',
    params: { field: { code: 'labels.contactField', params: { field: name } } },
  },
});

function profileOf({ linkedin }: Contact): string {
  const handle = linkedinHandle(linkedin);
  return handle === '' ? '' : LINKEDIN_PATH + handle;
}
