import { ResumeId } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { SubmissionId } from '../site/submission.ts';
import { Line } from '../text.ts';

const byDocument = z.object({ documentId: z.string() });

/**
 * Makes a resume that is tailored from another: it says what that says, also what that will say, but for what is changed in it. One that is made
 * from a tailored resume has the same base, and begins with what was changed there. Sent again with the same submission, it is made once.
 */
export const tailorDocument = {
  method: 'POST',
  url: '/api/documents/:documentId/tailored',
  access: 'guest',
  schema: {
    summary: 'A new resume that follows another one',
    params: byDocument,
    body: z.object({ title: Line, submission_id: SubmissionId }),
    response: { 200: Success({ document_id: ResumeId }) },
  },
} satisfies Endpoint;

/** Kinds of what a tailored resume says otherwise than its base. */
const ChangeKind = z.enum(['words', 'hidden', 'shown', 'removed', 'order', 'added', 'look']);

/**
 * One thing that a tailored resume says otherwise than its base. `ref` is the key of a part, with a field of it behind a slash where it is about that
 * alone, and a point behind a second one where it is about whether that is hidden. `base_changed`: the base says something else since the change was made here.
 */
const DocumentChange = z.object({
  ref: z.string(),
  kind: ChangeKind,
  here: z.unknown(),
  base: z.unknown(),
  base_changed: z.boolean(),
});
export type DocumentChange = z.infer<typeof DocumentChange>;

/** Splits the reference of a change into the key of a part and a field of it; the field is empty where it is about all of the part. */
export function parseChangeRef(ref: string): { key: string; field: string } {
  const slash = ref.indexOf('/');
  return slash < 0
    ? { key: ref, field: '' }
    : { key: ref.slice(0, slash), field: ref.slice(slash + 1) };
}

/** The reference of a field of a part, or of all of it. */
export const formatChangeRef = (key: string, field = ''): string =>
  field === '' ? key : `${key}/${field}`;

export const listChanges = {
  method: 'GET',
  url: '/api/documents/:documentId/changes',
  access: 'guest',
  schema: {
    summary: 'What a tailored resume says otherwise than the one that it follows',
    params: byDocument,
    /** `base_id` is null, and there is no change, of a resume that follows none. */
    response: { 200: Success({ base_id: ResumeId.nullable(), changes: z.array(DocumentChange) }) },
  },
} satisfies Endpoint;

export const dropChange = {
  method: 'DELETE',
  url: '/api/documents/:documentId/changes/:ref',
  access: 'guest',
  schema: {
    summary: "Use the base's words again",
    params: byDocument.extend({ ref: z.string().max(300) }),
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

export const detachDocument = {
  method: 'POST',
  url: '/api/documents/:documentId/detach',
  access: 'guest',
  schema: {
    summary: 'Make a tailored resume one that follows no other',
    params: byDocument,
    response: { 200: Success({}) },
  },
} satisfies Endpoint;
