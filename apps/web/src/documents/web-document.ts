import type { DocumentAbout } from '@shortlist/contracts';
import type { ComponentType } from 'react';

/** Parts that the list of documents draws for a kind. */
export type ListPart = {
  /** Name of all documents of the kind, in the filter and above them. */
  useTitle: () => string;
  /** Begins a new document. */
  Create: ComponentType;
  /** One document of the list. */
  Card: ComponentType<{ document: DocumentAbout }>;
};

/** A kind of document beside the resume, as the list has it. */
export type WebDocument = {
  /** The name of its kind. */
  kind: string;
  /** Loads what the list shows of it. */
  loadList: () => Promise<ListPart>;
};
