import { createHmac, randomUUID } from 'node:crypto';
import { changeLink, createLink, MOST_LINKS, MOST_LINKS_OF_OWNER } from '@shortlist/contracts';
import type { ResumeId } from '@shortlist/model';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { UserId } from '#db/db.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import { success } from '#http/success.ts';
import type { Hasher } from '#lib/password-hash.ts';
import { submittedId, toResumeId } from '../documents/ids.ts';
import { freeze } from './freeze.ts';
import { FROZEN_MEGABYTES, MADE } from './limits.ts';
import * as queries from './link-queries.ts';
import { type LinkRoutes, toLinkId, toPlace } from './link-routes.ts';
import { toLink, urlOf } from './link-wire.ts';
import { makeToken, toStored } from './token.ts';

type NewChoices = z.output<typeof createLink.schema.body>;
type Changes = z.output<typeof changeLink.schema.body>;

/** Links of an owner's are made, and show something else. */
export const makeLinkRoutes: FastifyPluginAsyncZod<LinkRoutes> = async (app, parts) => {
  const { db, forms, hasher, now, roomOf, secret } = parts;

  /** Freezes what a document says now, where a link is to show that. */
  async function freezeIf(isFrozen: boolean, request: FastifyRequest, document: ResumeId) {
    if (!isFrozen) return undefined;
    const room = roomOf(request, request.isGuest);
    return orNotFound(await freeze({ db, forms, room }, { owner: request.owner, document }));
  }

  app.route({
    ...createLink,
    handler: async (request) => {
      const { owner, ip: address, body } = request;
      const document = toResumeId(request.params.documentId);
      const id = body.submission_id ? idOf(owner, body, secret) : randomUUID();
      const find = async () => {
        const found = await queries.findLink(db, { owner, id });
        return found?.document === document ? found : undefined;
      };
      const answer = ({ sealed }: queries.FoundLink) => {
        const url = orNotFound(urlOf(sealed, toPlace(request, parts)) ?? undefined);
        return success({ code: 'done.linkMade' }, { link_id: id, url });
      };
      const before = await find();
      if (before) return answer(before);

      await MADE.count(db, { owner, address, secret, now: now() });
      const frozen = await freezeIf(body.mode === 'frozen', request, document);
      const stored = toStored(makeToken(body.word), secret);
      const link = { id, ...stored, ...(await toNew(body, hasher)) };
      const of = { owner, document };
      const outcome = await queries.insertLink(db, of, { link, frozen, now: now() });
      if (outcome !== 'made') throw refusalOf(outcome, request);
      return answer(orNotFound(await find()));
    },
  });

  app.route({
    ...changeLink,
    handler: async (request) => {
      const { owner, body } = request;
      const of = { owner, id: toLinkId(request.params.linkId) };
      const { document, ...found } = orNotFound(await queries.findLink(db, of));
      const mode = body.freeze ? 'frozen' : (body.mode ?? found.mode);
      const isShownAnew = body.freeze === true || mode !== found.mode;
      const frozen = await freezeIf(isShownAnew && mode === 'frozen', request, document);
      const change = {
        ...(await toChange(body, hasher)),
        ...(isShownAnew && { mode, frozenAt: frozen ? now() : null }),
      };
      const outcome = await queries.changeLink(db, of, { change, frozen });
      if (outcome !== 'changed') throw refusalOf(outcome, request);
      const link = toLink(orNotFound(await queries.findLink(db, of)), toPlace(request, parts));
      return success({ code: 'done.linkSaved' }, { link });
    },
  });
};

/**
 * The id of the link that an owner's submission makes: sent again with the same choices it is the same, and another one with others. Keyed, since
 * there may be a password among the choices.
 */
function idOf(owner: UserId, { submission_id, ...choices }: NewChoices, secret: string): string {
  const digest = createHmac('sha256', secret).update(JSON.stringify(choices)).digest('base64url');
  return submittedId(owner, `${submission_id}/${digest}`);
}

async function toNew(choices: NewChoices, hasher: Hasher) {
  const { name, mode, downloads, counting, expires_at, leave_out, password } = choices;
  return {
    ...{ name, mode, downloads, counting, leaveOut: leave_out, expiresAt: toMoment(expires_at) },
    password: password === undefined ? null : await hasher.hash(password),
  };
}

/** The columns of what is changed. */
async function toChange({ expires_at, leave_out, password, ...body }: Changes, hasher: Hasher) {
  const { name, downloads, counting } = body;
  const change = {
    ...{ name, downloads, counting, leaveOut: leave_out },
    expiresAt: expires_at === undefined ? undefined : toMoment(expires_at),
    password: password ? await hasher.hash(password) : password,
  };
  return Object.fromEntries(
    Object.entries(change).filter(([, value]) => value !== undefined),
  ) as queries.Change;
}

const toMoment = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** The refusal of a link to nothing, or of one that would pass a bound. */
function refusalOf(outcome: 'absent' | queries.Bound, { isGuest }: FastifyRequest): AppError {
  switch (outcome) {
    case 'absent':
      return refusal('not_found');
    case 'ofDocument':
      return new AppError('invalid', { code: 'errors.manyLinks', params: { most: MOST_LINKS } });
    case 'ofOwner':
      return new AppError('invalid', {
        code: 'errors.manyLinksOfOwner',
        params: { most: MOST_LINKS_OF_OWNER },
      });
    case 'room': {
      const megabytes = FROZEN_MEGABYTES[isGuest ? 'guest' : 'account'];
      return new AppError('too_large', { code: 'errors.fullLinks', params: { megabytes } });
    }
  }
}
