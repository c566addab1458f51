import { parseIfMatch } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import { toResumeId } from './ids.ts';
import type { RoomOf } from './room/room.ts';
import type { Save } from './saved.ts';

export type SaveRequest = Pick<FastifyRequest, 'owner' | 'isGuest' | 'ip'> & {
  headers: { 'if-match'?: string | undefined };
};

/** Reads from requests whose document is saved, on which revision, which may be of these kinds, and with how much room. */
export const createToSave =
  ({ now, roomOf, forms }: { now: () => Date; roomOf: RoomOf } & Pick<Save, 'forms'>) =>
  (request: SaveRequest, documentId: string, kinds: readonly string[]): Save => ({
    owner: request.owner,
    resumeId: toResumeId(documentId),
    kinds,
    basedOn: parseIfMatch(request.headers['if-match']),
    now: now(),
    room: roomOf(request, request.isGuest),
    forms,
  });
