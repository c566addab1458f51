import {
  type DocumentModel,
  type FieldVersions,
  mergeLines,
  type PartFields,
} from '@shortlist/draft';
import { checkContact } from '../contact/check-contact.ts';
import type { Contact } from '../contact/contact.ts';
import type { ModelPorts } from '../documents/document-kind.ts';
import type { KindTypes } from '../documents/kind-types.ts';
import { modelWithoutLists } from '../documents/model-without-lists.ts';
import { listFields, mergeField, readField, withField } from '../resume/draft-model/part-fields.ts';
import type { PartValue } from '../resume/parts/part.ts';
import { PASSED } from '../resume/rules/check.ts';
import type { Block, Letter, LetterBody } from './letter.ts';
import { applyLetterEdit, type LetterEdit, partsOfLetterEdit } from './letter-edit.ts';
import { LETTER_KEYS, type LetterKey, makeBlocks } from './letter-parts.ts';

/** The types of a letter as a document of drafts. It has no lists. */
export type LetterTypes = KindTypes & {
  document: Letter;
  section: LetterKey;
  list: never;
  content: Letter[LetterKey];
  edit: LetterEdit;
};

/** A letter as the draft engine sees it: parts that there is one of. */
export const createLetterModel = ({ newPointId }: ModelPorts): DocumentModel<LetterTypes> =>
  modelWithoutLists<LetterTypes>({
    keys: LETTER_KEYS,
    applyEdit: (letter, edit) => applyLetterEdit(letter, edit, newPointId),
    partsOfEdit: partsOfLetterEdit,
    fields: LETTER_FIELDS,
    emptyField: (_key, field) => (field === BLOCKS ? NO_BODY : ''),
    findProblem(key, value) {
      const check = key === 'contact' ? checkContact(value as Contact) : PASSED;
      return check.ok ? undefined : { field: check.field, message: check.message };
    },
  });

/** Texts of a letter that are lines. */
const LINES: ReadonlySet<string> = new Set(['address', 'enclosures']);

/** The field that is a whole body: a list by itself would merge as an order does. */
const BLOCKS = 'blocks';

const NO_BODY: LetterBody = { blocks: [] };

/** Rules that merge the parts of a letter: field by field, the body by its blocks. Head and look merge as a resume's. */
const LETTER_FIELDS: PartFields<LetterTypes> = {
  list: (value) => listFields(value as PartValue),
  read: (value, field) => (field === BLOCKS ? value : readField(value as PartValue, field)),
  write: (value, field, said) =>
    // A body says one thing alone.
    (field === BLOCKS ? said : withField(value as PartValue, field, said)) as Letter[LetterKey],
  mergeLines(field, versions) {
    if (field !== BLOCKS) return mergeField(LINES.has(field) ? '' : field, versions);
    const { base, mine, theirs } = versions as { [side in keyof FieldVersions]: LetterBody };
    return mergeBlocks(base.blocks, mine.blocks, theirs.blocks);
  },
};

/** Merges blocks one by one, with their marks; ids do not count. Undefined where both sides changed the same. */
function mergeBlocks(
  base: readonly Block[],
  mine: readonly Block[],
  theirs: readonly Block[],
): LetterBody | undefined {
  const merged = mergeLines({ base, mine, theirs }, ({ text, marks, item }) =>
    JSON.stringify([text, marks, item]),
  );
  return merged && { blocks: makeBlocks(merged) };
}
