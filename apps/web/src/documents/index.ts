import type { ComponentType } from 'react';
import { letter } from './letter/document.ts';
import type { WebDocument } from './web-document.ts';

/** The kinds of document beside the resume. */
export const DOCUMENTS = [letter];

/** The pages of kinds of document, by their names. */
export const pagesOf = <Name extends string>(
  documents: readonly WebDocument<Name>[],
): Record<Name, () => Promise<ComponentType>> =>
  Object.assign({}, ...documents.map(({ pages }) => pages));
