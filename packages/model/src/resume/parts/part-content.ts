import type { PartContent } from '../../documents/document-kind.ts';
import type { Sections } from '../sections/create-sections.ts';
import type { PartValue } from './part.ts';
import { type PartKey, parsePartKey } from './part-key.ts';
import { partKindOf } from './part-kinds.ts';

/** Serializes the value of a part in the newest form. An entry's id is in its key. */
export function writeContent(key: PartKey, value: NonNullable<PartValue>): PartContent {
  const { schema, writeContent: write } = partKindOf(parsePartKey(key));
  return { schema, content: write(value) };
}

/**
 * Reads the content of a part in any form that there was. What is missing, or is not what it should be, is empty. Never throws,
 * whatever JSON it is.
 */
export function readContent(
  key: PartKey,
  { schema, content }: PartContent,
  sections: Sections,
): NonNullable<PartValue> {
  const ref = parsePartKey(key);
  // Only an entry that is not there has no value.
  return partKindOf(ref).readContent(content, { ref, schema, sections }) as NonNullable<PartValue>;
}
