import {
  type ContactField,
  type Letter,
  type LetterEdit,
  type LetterLines,
  PLACE_FIELDS,
  type Recipient,
} from '@shortlist/model';
import type { TextChange } from './difference.ts';
import { blocksWay, type LetterBack, type LetterStates } from './letter-blocks-back.ts';

/**
 * Returns the way back of a change: a field says all that it said, a paragraph its words, or stands where it stood. Undefined where the letter says all
 * of it, as where only the language differs.
 */
export function letterBack(change: TextChange, states: LetterStates): LetterBack | undefined {
  const side = 'after' in change ? change.after : change.before;
  const [part, field = ''] = (side.sources[0] ?? '').split('.');
  switch (part) {
    case 'letter':
      return lineWay(field as keyof LetterLines, states);
    case 'recipient':
      return recipientWay(field as keyof Recipient, states);
    case 'contact':
      return contactWay(field as ContactField, states);
    default:
      return blocksWay(change, states);
  }
}

/** A line that its own field does not change comes from what else it is printed from. */
function lineWay(name: keyof LetterLines, states: LetterStates): LetterBack | undefined {
  const own = linesWay(name, states);
  if (own) return own;
  if (name === 'name') return contactWay('fullName', states);
  return name === 'date' ? (linesWay('layout', states) ?? contactWay('city', states)) : undefined;
}

function linesWay(name: keyof LetterLines, { before, after }: LetterStates) {
  if (before.letter[name] === after.letter[name]) return undefined;
  return way((from): LetterEdit => ({ type: 'set-letter', changes: pick(from.letter, [name]) }), {
    before,
    after,
  });
}

function recipientWay(name: keyof Recipient, { before, after }: LetterStates) {
  if (before.recipient[name] === after.recipient[name]) return undefined;
  const set = (from: Letter): LetterEdit => ({
    type: 'set-recipient',
    changes: pick(from.recipient, [name]),
  });
  return way(set, { before, after });
}

function contactWay(field: ContactField, { before, after }: LetterStates) {
  const place: readonly ContactField[] = PLACE_FIELDS;
  const fields = place.includes(field) ? place : [field];
  const said = ({ contact }: Letter) =>
    JSON.stringify([pick(contact, fields), pick(contact.shown, fields)]);
  if (said(before) === said(after)) return undefined;
  const set = ({ contact }: Letter, now: Letter): LetterEdit => ({
    type: 'set-contact',
    changes: {
      ...pick(contact, fields),
      shown: { ...now.contact.shown, ...pick(contact.shown, fields) },
    },
  });
  return way(set, { before, after });
}

const way = (
  set: (from: Letter, now: Letter) => LetterEdit,
  { before, after }: LetterStates,
): LetterBack => ({ back: (now) => set(before, now), undo: (now) => set(after, now) });

const pick = <Values extends object>(values: Values, names: readonly string[]): Partial<Values> =>
  // Names that the values have, with what they have there.
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name))) as Partial<
    typeof values
  >;
