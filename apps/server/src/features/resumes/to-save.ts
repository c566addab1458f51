import { parseIfMatch } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import { toResumeId } from './ids.ts';
import type { RoomOf } from './room/room.ts';
import type { Save } from './saved.ts';
import { SPEC_KINDS } from './spec-kinds.ts';

export type SaveRequest = Pick<FastifyRequest, 'owner' | 'isGuest' | 'ip'> & {
  headers: { 'if-match'?: string | undefined };
};

/** Reads from requests whose document is saved, on which revision, and with how much room: of the spec's kinds where none are named. */
export const createToSave =
  ({ now, roomOf, sections }: { now: () => Date; roomOf: RoomOf } & Pick<Save, 'sections'>) =>
  (request: SaveRequest, documentId: string, kinds = SPEC_KINDS): Save => ({
    owner: request.owner,
    resumeId: toResumeId(documentId),
    kinds,
    basedOn: parseIfMatch(request.headers['if-match']),
    now: now(),
    room: roomOf(request, request.isGuest),
    sections,
  });
