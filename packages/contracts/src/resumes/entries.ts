import {
  AI_USES,
  CALLED_SECTIONS,
  type CalledKind,
  EntryId,
  type EntrySection,
  type Field,
  missingResumeId,
  SECTIONS,
} from '@shortlist/model';
import type { WireEntry } from '@shortlist/spec-calls';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { BasedOn, Revision, Stale, Success } from '../envelope.ts';
import { EntryIdInBody, ResumeIdOr } from '../ids.ts';
import { Line, LongText } from '../text.ts';
import { storedEntry } from './stored-resume.ts';

/** Most entries of one kind in a resume. */
export const MAX_ENTRIES = 200;

/** Schemas of a member of an entry on the wire, by the type of its field. */
const TEXTS: Record<Field['type'], z.ZodType> = {
  line: Line,
  number: z.union([Line, z.number().transform(String)]),
  month: Line,
  dateRange: Line,
  points: LongText,
  text: LongText,
};

type EntryBody<K extends CalledKind> = {
  resume_id: ReturnType<typeof ResumeIdOr>;
  id: typeof EntryIdInBody;
} & {
  [N in Exclude<keyof WireEntry<K>, 'id' | 'values'>]: z.ZodDefault<
    z.ZodType<WireEntry<K>[N], WireEntry<K>[N]>
  >;
};

/**
 * Returns the schemas of the members of an entry of a section when it is sent, in the order of the wire. A member that
 * is left out is empty, and counts as the most there can be.
 */
export function entryMembers({
  fields,
  wireOrder,
  hasAiWrite,
}: EntrySection): Record<string, z.ZodType> {
  const members = fields.flatMap(({ type, members: named }) =>
    Object.entries(named).map(([name, empty]) => [name, memberSchema(type, empty)] as const),
  );
  return {
    ...Object.fromEntries(
      members.toSorted(([one], [other]) => wireOrder.indexOf(one) - wireOrder.indexOf(other)),
    ),
    ...(hasAiWrite && { aiUsesLeft: z.int().min(0).max(AI_USES).default(AI_USES) }),
  };
}

function memberSchema(type: Field['type'], empty: string | boolean | number): z.ZodType {
  if (typeof empty === 'string') return TEXTS[type].default('');
  if (typeof empty === 'boolean') return z.boolean().default(empty);
  return z.int().min(0).max(empty).default(empty);
}

function entryBody<K extends CalledKind>(kind: K): z.ZodObject<EntryBody<K>> {
  // The types of the members follow from the same fields.
  return z.object({
    resume_id: ResumeIdOr(missingResumeId(kind)),
    id: EntryIdInBody,
    ...entryMembers(SECTIONS.ofKind(kind)),
  }) as unknown as z.ZodObject<EntryBody<K>>;
}

type SavedEntry<K extends CalledKind> = { [N in `${K}_id`]: typeof EntryId } & {
  revision: typeof Revision;
};

function saveOf<K extends CalledKind>(kind: K) {
  const saved = { [`${kind}_id`]: EntryId, revision: Revision };
  return {
    method: 'POST',
    url: `/api/save_${kind}.php`,
    access: 'guest',
    schema: {
      summary: `Save ${SECTIONS.ofKind(kind).words.any}`,
      headers: BasedOn,
      body: entryBody(kind),
      response: {
        // A computed key loses its literal type.
        200: Success(saved as unknown as SavedEntry<K>),
        409: Stale(storedEntry(kind)),
      },
    },
  } satisfies Endpoint;
}

/**
 * A save of an entry, by its kind: a new one when `id` is the client's own or absent. Sending the same client
 * id again, after an answer was lost, saves the same entry and answers the same server id.
 */
export const saveEntry = Object.fromEntries(
  CALLED_SECTIONS.map(({ kind }) => [kind, saveOf(kind)]),
) as unknown as { [K in CalledKind]: ReturnType<typeof saveOf<K>> };
