import type { PartContent } from '../documents/document-kind.ts';
import { inOneForm, type PartForm } from '../documents/part-form.ts';
import { readLook } from '../look/look.ts';
import type { PointId } from '../points/point.ts';
import { makePoints, readPoint } from '../points/points.ts';
import { readContactInfo } from '../resume/parts/read-contact-info.ts';
import { readFields, readText } from '../resume/parts/read-field.ts';
import {
  type Block,
  emptyLetter,
  type Letter,
  type LetterBody,
  type LetterLines,
  type Recipient,
} from './letter.ts';
import { LETTER_LAYOUTS } from './letter-layout.ts';

/** Key of a part of a letter: the unit in which it is saved, sent and merged. */
export type LetterKey = keyof Letter;

const FORMS: Readonly<Record<LetterKey, PartForm>> = {
  letter: inOneForm('letter', {
    shape: 'members',
    members: {
      date: 'line',
      subject: 'line',
      salutation: 'line',
      closing: 'line',
      name: 'line',
      enclosures: 'lines',
      layout: 'line',
    },
  }),
  recipient: inOneForm('recipient', {
    shape: 'members',
    members: { name: 'line', title: 'line', company: 'line', address: 'lines' },
  }),
  body: inOneForm('body', { shape: 'members', members: { blocks: 'blocks' } }),
  contact: inOneForm('contact', { shape: 'contact' }),
  look: inOneForm('look', { shape: 'look' }),
};

export const LETTER_KEYS = Object.keys(FORMS) as LetterKey[];

const isLetterKey = (key: string): key is LetterKey => Object.hasOwn(FORMS, key);

export const findLetterPart = (key: string): PartForm | undefined =>
  isLetterKey(key) ? FORMS[key] : undefined;

/** Reads the content of a part in any form that there was. Never throws, whatever JSON it is. */
export function readLetterContent(
  key: LetterKey,
  { content }: Pick<PartContent, 'content'>,
): Letter[LetterKey] {
  switch (key) {
    case 'letter':
      return readLines(content);
    case 'recipient':
      return readRecipient(content);
    case 'body':
      return readBody(content);
    case 'contact':
      return readContactInfo(content);
    case 'look':
      return readLook(content);
  }
}

export const writeLetterContent = (_key: LetterKey, value: Letter[LetterKey]): PartContent => ({
  schema: 1,
  content: value,
});

/** Builds the letter of parts; what none of them says is empty. */
export const letterOfParts = (
  parts: readonly (Pick<PartContent, 'content'> & { key: string })[],
): Letter => ({
  ...emptyLetter(),
  ...Object.fromEntries(
    parts.flatMap(({ key, content }) =>
      isLetterKey(key) ? [[key, readLetterContent(key, { content })]] : [],
    ),
  ),
});

function readLines(content: unknown): LetterLines {
  const fields = readFields(content);
  const text = (name: keyof LetterLines) => readText(fields, name);
  return {
    date: text('date'),
    subject: text('subject'),
    salutation: text('salutation'),
    closing: text('closing'),
    name: text('name'),
    enclosures: text('enclosures'),
    layout: LETTER_LAYOUTS.find((layout) => layout === fields.layout) ?? '',
  };
}

function readRecipient(content: unknown): Recipient {
  const fields = readFields(content);
  const text = (name: keyof Recipient) => readText(fields, name);
  return {
    name: text('name'),
    title: text('title'),
    company: text('company'),
    address: text('address'),
  };
}

function readBody(content: unknown): LetterBody {
  const { blocks } = readFields(content);
  return { blocks: makeBlocks(Array.isArray(blocks) ? blocks.map(readBlock) : []) };
}

function readBlock(value: unknown): BlockDraft {
  return { ...readPoint(value), item: readFields(value).item === true };
}

/** A paragraph or a list item as an editor gives it: without an id where it is new. */
export type BlockDraft = Omit<Parameters<typeof makePoints>[0][number], 'hidden'> & {
  item?: boolean | undefined;
};

/** Blocks in their normal form: marks as those of points, and ids that no other has, from `newId` or the first free ones. */
export function makeBlocks(drafts: readonly BlockDraft[], newId?: () => PointId): Block[] {
  const { points } = makePoints(
    drafts.map(({ id, text, marks }) => ({ id, text, marks })),
    undefined,
    newId,
  );
  return points.map(({ id, text, marks }, at) => ({
    id,
    text,
    ...(marks && { marks }),
    ...(drafts[at]?.item && { item: true as const }),
  }));
}
