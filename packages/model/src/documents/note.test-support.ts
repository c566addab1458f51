import { mergeText } from '@shortlist/draft';
import { KINDS } from '../kinds.ts';
import { PASSED } from '../resume/rules/check.ts';
import { createKinds } from './create-kinds.ts';
import { defineDocument } from './document-kind.ts';
import type { KindTypes } from './kind-types.ts';
import { modelWithoutLists } from './model-without-lists.ts';
import { inOneForm } from './part-form.ts';

/** A note: one text. */
export type Note = { readonly note: string };

export type NoteTypes = KindTypes & {
  document: Note;
  section: 'note';
  list: never;
  content: string;
  edit: { type: 'write'; text: string };
};

/** A third kind of document, which the product does not have: what is general must work for it too. */
export const NOTE = defineDocument<NoteTypes>({
  kind: 'note',
  most: 3,
  tooMany: 'errors.manyDocuments',
  checkTitle: () => PASSED,
  firstParts: () => ({ note: { text: '' } }),
  findPart: (key) =>
    key === 'note'
      ? inOneForm('note', { shape: 'members', members: { text: 'lines' } })
      : undefined,
  createModel: () =>
    modelWithoutLists<NoteTypes>({
      keys: ['note'],
      applyEdit: (_note, { text }) => ({ note: text }),
      partsOfEdit: () => ['note'],
      fields: {
        list: () => [''],
        read: (value) => value,
        write: (_value, _field, said) => String(said),
        mergeLines: (_field, { base, mine, theirs }) =>
          mergeText(String(base), String(mine), String(theirs)),
      },
      emptyField: () => '',
      findProblem: () => undefined,
    }),
  readParts: (parts) => ({
    note: String(parts.find(({ key }) => key === 'note')?.content.text ?? ''),
  }),
  readContent: (_key, { content }) => String(content.text ?? ''),
  writeContent: (_key, text) => ({ schema: 1, content: { text } }),
  empty: () => ({ note: '' }),
  plainText: ({ note }) => note,
});

/** The product's kinds of document, and notes. */
export const KINDS_WITH_NOTES = createKinds([...KINDS.all, NOTE]);
