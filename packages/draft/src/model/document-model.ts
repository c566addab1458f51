import type { PartFields } from '../merge/part-field.ts';
import type { DocumentTypes, PartKey, PartValue } from './document-types.ts';

/** Objection of a save rule to a part: the field and the words. */
export type PartProblem = { field: string; message: string };

/** All that the engine knows of a kind of document. Functions are pure; documents are never changed, but replaced. */
export type DocumentModel<T extends DocumentTypes> = {
  /** Number of the form of the values that a disk keeps, from 1. */
  readonly schema: number;
  /** Brings a value that a disk keeps in the form `schema` to today's. */
  upgradeValue(key: PartKey<T>, value: PartValue<T>, schema: number): PartValue<T>;
  /** Gives what a value has in common with another version of its part the ids that it has there. */
  shareIds(key: PartKey<T>, value: PartValue<T>, other: PartValue<T>): PartValue<T>;
  /** The sections that a document has. */
  sections(document: T['document']): readonly T['section'][];
  /** The lists that a document has. */
  lists(document: T['document']): readonly T['list'][];
  /** Checks whether some document may have a section of this name. */
  isSection(name: string): boolean;
  /** Checks whether some document may have a list of this name. */
  isList(name: string): boolean;

  readSection(document: T['document'], section: T['section']): T['content'];
  withSection(document: T['document'], section: T['section'], content: T['content']): T['document'];

  /** The entries of a list as they stand. */
  listEntries(document: T['document'], list: T['list']): readonly T['entry'][];
  /** The document with another list of entries, which stand as given. */
  withEntries(
    document: T['document'],
    list: T['list'],
    entries: readonly T['entry'][],
  ): T['document'];
  withId(entry: T['entry'], id: T['id']): T['entry'];
  /** The order that was given to a list's entries; undefined where there is none. */
  readOrder(document: T['document'], list: T['list']): readonly T['id'][] | undefined;
  /** The document with an order of a list's entries, which stand in it. */
  withOrder(document: T['document'], list: T['list'], order: readonly T['id'][]): T['document'];
  /** Entries in the order of `order`: those that it does not name come last, ids that are gone are passed over. */
  arrange(entries: readonly T['entry'][], order: readonly T['id'][] | undefined): T['entry'][];
  /** Checks whether an entry says nothing, so that it is not worth saving. */
  isEmptyEntry(entry: T['entry']): boolean;
  /** The document in which a list that may not be empty has an empty entry. */
  fillEmptyLists(document: T['document'], newId: () => T['id']): T['document'];

  applyEdit(document: T['document'], edit: T['edit']): T['document'];
  partsOfEdit(edit: T['edit']): readonly PartKey<T>[];
  /** The edit with the current id of the entry that it changes: a form may still hold the temporary one. */
  withCurrentId(edit: T['edit'], currentId: (id: T['id']) => T['id']): T['edit'];

  /** Takes parts to the fields by which they are merged. */
  readonly fields: PartFields<T>;
  /** Returns what a field of a part says where it says nothing. */
  emptyField(key: PartKey<T>, field: string): unknown;
  /** The first problem that the save rules have with a part; undefined where it may be saved. */
  findProblem(key: PartKey<T>, value: PartValue<T>): PartProblem | undefined;
};
