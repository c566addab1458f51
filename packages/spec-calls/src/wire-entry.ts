import {
  AI_USES,
  type AiKind,
  type EntryFlag,
  type EntryId,
  type EntryKind,
  entrySchema,
  type Sections,
} from '@shortlist/model';
import { z } from 'zod';
import type { SerializedEntry } from './serialized-entry.ts';

/** Member of an entry on the wire alone: the uses of AI Write that are left. */
type AiUses = { [K in EntryKind]: K extends AiKind ? { aiUsesLeft: number } : unknown };

/** An entry as the wire has it: serialized, and with the uses of AI Write that are left where its kind has that. */
export type WireEntry<K extends EntryKind> = SerializedEntry<K> & AiUses[K];

type WireShape<K extends EntryKind> = { id: typeof EntryId } & {
  [N in Exclude<keyof WireEntry<K>, 'id' | 'values' | EntryFlag>]: z.ZodType<WireEntry<K>[N]>;
};

/** The schema of an entry of a kind as the wire has it. */
export function wireEntrySchema<K extends EntryKind>(
  kind: K,
  sections: Sections,
): z.ZodObject<WireShape<K>> {
  const counts = sections.ofKind(kind).hasAiWrite
    ? { aiUsesLeft: z.int().min(0).max(AI_USES) }
    : {};
  // The type of the count follows from the same mark.
  return entrySchema(kind, sections).extend(counts) as unknown as z.ZodObject<WireShape<K>>;
}
