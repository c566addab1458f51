import { deleteLink, listLinkDays, listLinks, renewLink } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { orNotFound, refusal } from '#http/errors/errors.ts';
import { originOf } from '#http/origin-of.ts';
import { success } from '#http/success.ts';
import type { Hasher } from '#lib/password-hash.ts';
import type { DocumentServices } from '../documents/document-services.ts';
import { isUuid, toResumeId } from '../documents/ids.ts';
import { MADE } from './limits.ts';
import * as queries from './link-queries.ts';
import { toLink } from './link-wire.ts';
import { makeToken, openToken, toStored, wordOf } from './token.ts';

export type LinkRoutes = DocumentServices & { hasher: Hasher; publicUrl: string | undefined };

/** The place that the addresses of links are at, for the one who asks. */
export const toPlace = (
  request: FastifyRequest,
  { publicUrl, secret }: Pick<LinkRoutes, 'publicUrl' | 'secret'>,
) => ({ origin: originOf(request, publicUrl), secret });

/** The id of a link; what cannot be one names none. */
export const toLinkId = (text: string): string => orNotFound(isUuid(text) ? text : undefined);

/** Links of an owner's are listed, have other addresses, and end. */
export const linkRoutes: FastifyPluginAsyncZod<LinkRoutes> = async (app, parts) => {
  const { db, now, secret } = parts;

  app.route({
    ...listLinks,
    handler: async (request) => {
      const document = toResumeId(request.params.documentId);
      const found = orNotFound(await queries.listLinks(db, { owner: request.owner, document }));
      const place = toPlace(request, parts);
      return success({ code: 'done.yourLinks' }, { links: found.map((one) => toLink(one, place)) });
    },
  });

  app.route({
    ...renewLink,
    handler: async (request) => {
      const { owner, ip: address, body, params } = request;
      const of = { owner, id: toLinkId(params.linkId) };
      const { sealed } = orNotFound(await queries.findLink(db, of));
      await MADE.count(db, { owner, address, secret, now: now() });
      const token = makeToken(body.word ?? wordOf(openToken(sealed, secret) ?? ''));
      if (!(await queries.setAddress(db, of, toStored(token, secret)))) throw refusal('not_found');
      const url = `${toPlace(request, parts).origin}/s/${token}`;
      return success({ code: 'done.linkRenewed' }, { url });
    },
  });

  app.route({
    ...deleteLink,
    handler: async ({ owner, params }) => {
      const of = { owner, id: toLinkId(params.linkId) };
      if (!(await queries.deleteLink(db, of))) throw refusal('not_found');
      return success({ code: 'done.linkDeleted' });
    },
  });

  app.route({
    ...listLinkDays,
    handler: async ({ owner, params }) => {
      const of = { owner, id: toLinkId(params.linkId) };
      const days = orNotFound(await queries.listDays(db, of));
      return success({ code: 'done.linkDays' }, { days });
    },
  });
};
