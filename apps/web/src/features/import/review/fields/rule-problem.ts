import type { Message } from '@shortlist/messages';
import {
  type Check,
  checkContact,
  checkEntry,
  contactAdvice,
  entriesOf,
  isEmptyEntry,
  memberText,
  monthYearBounds,
  type Resume,
  type Sections,
  withTexts,
  yearsAheadOf,
} from '@shortlist/model';
import { dateProblem } from '#platform/text/read-typed-date.ts';
import { readField } from './field-text.ts';
import { type Entry, type FieldPlace, picksOf, specOf } from './review-fields.ts';

/**
 * Returns what is to be checked in the text of a field at `now`: what the save rules refuse, and a date that the picker
 * would not offer. A name that is missing is refused, entries that say nothing are not: they are left out.
 */
export function ruleProblem(
  resume: Resume,
  place: FieldPlace,
  now: Date,
  sections: Sections,
): Message<'rules'> | undefined {
  if (place.section === 'contact') return contactProblem(resume, place);
  const kind = sections.kindOf(place.section);
  const entry = kind && entriesOf(resume, kind).find(({ id }) => id === place.entryId);
  // It is of the kind whose list it stands in.
  const found = entry && ({ kind, entry } as Entry);
  if (!found || isEmptyEntry(found.entry)) return undefined;
  if (specOf(place, sections).form !== 'date') return entryProblem(found, place, now, sections);
  const picks = picksOf(place);
  return dateProblem(
    readField(resume, place, sections),
    boundsOf(found, picks, now, sections),
    picks,
  );
}

/** Advises on a field of the contact that a rule refuses, where it may be right elsewhere: the rules follow the country. */
export const refusedAdvice = (
  { contact }: Resume,
  { section, field }: FieldPlace,
): Message<'advice'> | undefined =>
  section === 'contact' ? contactAdvice(contact, field) : undefined;

/** Each rule by itself, since the check of a whole contact tells of the first one only. */
function contactProblem({ contact }: Resume, { field }: FieldPlace): Message<'rules'> | undefined {
  const { fullName, email, phone, country } = contact;
  const fine = { fullName: 'Any', email: '', phone: '', country };
  if (field === 'fullName') return messageOf(checkContact({ ...fine, fullName }));
  if (field === 'email') return messageOf(checkContact({ ...fine, email }));
  return field === 'phone' ? messageOf(checkContact({ ...fine, phone })) : undefined;
}

const boundsOf = ({ kind, entry }: Entry, picks: 'start' | 'end', now: Date, sections: Sections) =>
  monthYearBounds({
    now,
    yearsAhead: yearsAheadOf(kind, sections),
    picks,
    startDate: String(memberText(sections.ofKind(kind), entry, 'startDate') ?? ''),
  });

function entryProblem(
  { kind, entry }: Entry,
  { field }: FieldPlace,
  now: Date,
  sections: Sections,
): Message<'rules'> | undefined {
  // Dates have words of their own, at their own fields.
  const section = sections.ofKind(kind);
  const undated = withTexts(section, entry, { startDate: '', endDate: '' });
  const check = checkEntry(section, undated, now);
  return !check.ok && check.field === field ? check.message : undefined;
}

const messageOf = (check: Check): Message<'rules'> | undefined =>
  check.ok ? undefined : check.message;
