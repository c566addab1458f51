import type { DocumentModel, PartKey, PartValue } from '@shortlist/draft';
import type { PointId } from '../points/point.ts';
import type { Check } from '../resume/rules/check.ts';
import type { Sections } from '../resume/sections/create-sections.ts';
import type { AnySection } from '../resume/sections/define-section.ts';
import type { KindTypes } from './kind-types.ts';
import type { PartForm } from './part-form.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Content of a part as it is stored and sent: an object of JSON, and the number of its form. */
export type PartContent = { schema: number; content: Fields };

/** A part of a document as it is stored and sent. */
export type StoredPart = PartContent & { key: string; revision: number };

/** Sources of ids of new points, and of the time. */
export type ModelPorts = { newPointId: () => PointId; now: () => Date };

/** All that the server, the drafts and the files of a kind of document need to know of it. Functions are pure. */
export type DocumentKind<T extends KindTypes = KindTypes> = {
  /** Its name in rows, on the wire, and before the keys of its drafts. */
  readonly kind: string;
  /** Most documents of the kind that one owner may keep; deleted ones do not count. */
  readonly most: number;
  /** The refusal of one more. */
  readonly tooMany: 'errors.manyResumes' | 'errors.manyDocuments';
  /** Rule for the title of a document. */
  checkTitle(title: string, when: 'create' | 'rename'): Check<'name'>;
  /** The parts of a new document, by key, in their first form. */
  firstParts(): Readonly<Record<string, Fields>>;
  /** Further parts of one that is made in the app; calls of the specification make none of them. */
  appParts?(): Readonly<Record<string, Fields>>;
  /** Finds the part that a key names; undefined for a key that the kind does not have. */
  findPart(key: string, sections: readonly AnySection[]): PartForm | undefined;
  /** The kind of the document that one of this kind may follow, and the parts that it shows of that until it has its own. */
  readonly follows?: { readonly kind: string; readonly parts: readonly string[] };

  /** Its documents have sections, with a page of the editor for each, and JSON Resume says what they say. */
  readonly hasSections?: true;

  createModel(sections: Sections, ports: ModelPorts): DocumentModel<T>;
  /** Builds the document of parts. What none of them says is empty; parts that this release does not know are passed over. Never throws. */
  readParts(
    parts: readonly (Pick<StoredPart, 'key'> & PartContent)[],
    sections: Sections,
  ): T['document'];
  /** Reads the content of a part in any form that there was. Never throws, whatever JSON it is. */
  readContent(key: PartKey<T>, content: PartContent, sections: Sections): NonNullable<PartValue<T>>;
  writeContent(key: PartKey<T>, value: NonNullable<PartValue<T>>): PartContent;
  /** A document that says nothing, to be filled. */
  empty(newId: () => T['id'], sections: Sections): T['document'];
  /** Everything that a document says as plain text, hidden or not. */
  plainText(document: T['document'], sections: Sections): string;
};

/** Defines a kind of document. */
export const defineDocument = <T extends KindTypes>(kind: DocumentKind<T>): DocumentKind<T> => kind;
