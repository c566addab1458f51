import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartValue } from '../model/document-types.ts';

/** A version of a part in which nothing comes back that another version has spent; as it is where the model counts nothing. */
export const keepSpent = <T extends DocumentTypes>(
  model: DocumentModel<T>,
  value: PartValue<T>,
  other: PartValue<T>,
): PartValue<T> => (model.keepSpent ? model.keepSpent(value, other) : value);
