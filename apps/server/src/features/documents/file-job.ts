import type { FastifyReply } from 'fastify';
import { whenClosed } from '#http/connection/when-closed.ts';
import type { RenderJob } from '#rendering/render-job.ts';
import { toWhole } from './document-wire.ts';
import type { findDocument } from './find-document-queries.ts';

export type FoundDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>;

/** The file to make of a document as it is now, of the time at which it was edited last: the same words make the same bytes. */
export function toJob(found: FoundDocument, format: string): RenderJob {
  const { kind, editedAt, baseEdited } = found.document;
  const { parts, base } = toWhole(found);
  return {
    kind,
    format,
    parts: [...(base?.parts ?? []), ...parts],
    createdAt: baseEdited && baseEdited > editedAt ? baseEdited : editedAt,
  };
}

/** Is aborted once the caller has left. */
export function signalOf({ raw }: FastifyReply): AbortSignal {
  const left = new AbortController();
  whenClosed(raw, () => left.abort());
  return left.signal;
}
