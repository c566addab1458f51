import type { DocumentAbout } from '@shortlist/contracts';
import type { ComponentType } from 'react';

/** What the list of documents shows of a kind. */
export type ListPart = {
  /** Name of all documents of the kind, in the filter and above them. */
  useTitle: () => string;
  /** Begins a new document. */
  Create: ComponentType;
  /** One document of the list. */
  Card: ComponentType<{ document: DocumentAbout }>;
};

/** A kind of document beside the resume, as the web app has it. All that is large is loaded when it is needed. */
export type WebDocument<Pages extends string = string> = {
  /** The name of its kind. */
  kind: string;
  /** Its pages, by their names in the contracts. */
  pages: Readonly<Record<Pages, () => Promise<ComponentType>>>;
  loadList: () => Promise<ListPart>;
};
