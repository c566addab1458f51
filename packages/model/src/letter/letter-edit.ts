import type { Contact, ShownOnResume } from '../contact/contact.ts';
import { type ChosenLook, readLook } from '../look/look.ts';
import type { PointId } from '../points/point.ts';
import { storableValue } from '../resume/edits/storable-value.ts';
import { blocksOfText } from './body-text.ts';
import type { Letter, LetterLines, Recipient } from './letter.ts';
import { type BlockDraft, type LetterKey, makeBlocks } from './letter-parts.ts';

/** Every change that a person can make to a letter. */
export type LetterEdit =
  | { type: 'set-letter'; changes: Partial<LetterLines> }
  | { type: 'set-recipient'; changes: Partial<Recipient> }
  /** The body as it is typed into a plain field. */
  | { type: 'set-body-text'; text: string }
  | { type: 'set-blocks'; blocks: readonly BlockDraft[] }
  | { type: 'set-contact'; changes: Partial<Omit<Contact, 'shown'>> & { shown?: ShownOnResume } }
  | { type: 'set-look'; changes: Partial<ChosenLook> };

const PART_OF: Readonly<Record<LetterEdit['type'], LetterKey>> = {
  'set-letter': 'letter',
  'set-recipient': 'recipient',
  'set-body-text': 'body',
  'set-blocks': 'body',
  'set-contact': 'contact',
  'set-look': 'look',
};

export const partsOfLetterEdit = ({ type }: LetterEdit): LetterKey[] => [PART_OF[type]];

/**
 * The letter after `edit`; the one given is never touched, and parts that the edit does not concern are the same objects. Characters that
 * cannot be stored come into no letter. New blocks have ids from `newId`.
 */
export function applyLetterEdit(letter: Letter, given: LetterEdit, newId: () => PointId): Letter {
  const edit = storableValue(given);
  switch (edit.type) {
    case 'set-letter':
      return { ...letter, letter: { ...letter.letter, ...edit.changes } };
    case 'set-recipient':
      return { ...letter, recipient: { ...letter.recipient, ...edit.changes } };
    case 'set-body-text':
      return { ...letter, body: { blocks: blocksOfText(edit.text, letter.body, newId) } };
    case 'set-blocks':
      return { ...letter, body: { blocks: makeBlocks(edit.blocks, newId) } };
    case 'set-contact':
      return { ...letter, contact: { ...letter.contact, ...edit.changes } };
    case 'set-look':
      return { ...letter, look: readLook({ ...letter.look, ...edit.changes }) };
  }
}
