import type { DocumentModel } from '../model/document-model.ts';
import type { DocumentTypes, PartKey, PartValue } from '../model/document-types.ts';
import { entryOfKey } from '../model/parts.ts';
import type { CompetingDraft, Unsaved, Version } from '../state/draft-state.ts';

/** One part's unsaved edits as a disk keeps them. An entry that was removed has no value. */
export type DraftRecord<T extends DocumentTypes> = Version<T> &
  Omit<Unsaved<T>, 'base'> & {
    base?: number | undefined;
    schema?: number | undefined;
    /** Time of writing, in milliseconds since 1970: of two, the later was typed last. */
    at: number;
    /** Name of the resume then, for a time when nobody can be asked. */
    resumeName?: string | undefined;
  };

/** The form of a record that does not say which it has. */
export const FIRST_SCHEMA = 1;

/** Any record that may be found: the releases before kept less of it. */
type WrittenRecord<T extends DocumentTypes> = Omit<DraftRecord<T>, 'base' | 'attempts'> & {
  base?: number;
  attempts: readonly (PartValue<T> | null)[];
  /** The earlier form of `competing`, without what its edits started from. */
  rivals?: readonly (PartValue<T> | null)[];
};

/**
 * The record that a text on the disk stands for, with the members that this release does not know. Undefined where
 * it is none, or has the form of a later release: such a text stays where it is.
 */
export function readRecord<T extends DocumentTypes>(
  model: DocumentModel<T>,
  key: PartKey<T>,
  text: string,
): DraftRecord<T> | undefined {
  try {
    // Only this product writes below its prefix, so the text has the record's shape.
    const written = JSON.parse(text) as WrittenRecord<T>;
    return (written.schema ?? FIRST_SCHEMA) > model.schema
      ? undefined
      : upgrade(model, key, written);
  } catch {
    return undefined;
  }
}

function upgrade<T extends DocumentTypes>(
  model: DocumentModel<T>,
  key: PartKey<T>,
  { rivals, ...written }: WrittenRecord<T>,
): DraftRecord<T> {
  const { base, attempts, schema = FIRST_SCHEMA } = written;
  const record: DraftRecord<T> = { ...written, base, attempts: attempts.map(readValue) };
  if (rivals) {
    record.competing = rivals.map((value): CompetingDraft<T> => ({ value: readValue(value) }));
  }
  // An entry that was new started from nothing, also where that was not kept.
  if (!record.from && base === undefined && entryOfKey(model, key)) record.from = {};
  return schema === model.schema
    ? record
    : mapValues(record, (value) => model.upgradeValue(key, value, schema));
}

/** Returns the record with each version of its part as `change` makes it. */
export function mapValues<T extends DocumentTypes>(
  record: DraftRecord<T>,
  change: (value: PartValue<T>) => PartValue<T>,
): DraftRecord<T> {
  const { from, attempts, competing } = record;
  return {
    ...changed(record, change),
    ...(from && { from: changed(from, change) }),
    attempts: attempts.map(change),
    ...(competing && {
      competing: competing.map((draft) => ({
        ...changed(draft, change),
        ...(draft.from && { from: changed(draft.from, change) }),
      })),
    }),
  };
}

function changed<V extends { value?: Value }, Value>(
  version: V,
  change: (value: Value) => Value,
): V {
  return version.value === undefined ? version : { ...version, value: change(version.value) };
}

/** JSON has no undefined: it writes null in a list. */
const readValue = <T extends DocumentTypes>(value: PartValue<T> | null): PartValue<T> =>
  value ?? undefined;
