import type { SharedFormat } from '@shortlist/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/db.ts';
import type { Callers } from '#http/callers.ts';
import { refusal } from '#http/errors/errors.ts';
import type { LinkRenderer } from '../rendering/render-link.ts';
import type { Counter } from './create-counter.ts';
import { findOpenLink, type OpenLink } from './find-open-link-queries.ts';
import { isCounted } from './is-counted.ts';
import { hasProof } from './proof.ts';

export type Format = SharedFormat | 'page';

/** Times that a visit begins anew where its link is changed while its page is made. */
const MOST_TRIES = 2;

export type OpenerParts = {
  db: Db;
  now: () => Date;
  secret: string;
  callers: Callers;
  renderer: LinkRenderer;
  counter: Counter;
  isHttps: (request: FastifyRequest) => boolean;
};

/** Returns the ways to find what a link shows: whatever leads nowhere is `not_found`. */
export function createOpener(parts: OpenerParts) {
  const { db, now, secret, callers, renderer, counter, isHttps } = parts;

  async function find(token: string): Promise<OpenLink> {
    const link = await findOpenLink(db, token, now());
    if (link === undefined) throw refusal('not_found');
    return link;
  }

  const isLocked = (request: FastifyRequest, link: OpenLink) =>
    link.password !== null &&
    !hasProof(request, link, { isHttps: isHttps(request), secret, now: now() });

  /** Gives what was made for a link; undefined where the link shows something else by now. Nothing is made for a look at the headers. */
  async function make({ method }: FastifyRequest, token: string, [link, format]: Wanted) {
    if (method === 'HEAD') return { content: new Uint8Array(), name: `.${format}` };
    const { isNew, ...rendering } = await renderer.render(link, format);
    return isNew && !isSameFor(link, await find(token)) ? undefined : rendering;
  }

  return {
    find,

    /** Opens a link in a format, if there is such a one; `locked` where its password has not been given. */
    async open<F extends Format>(request: FastifyRequest, token: string, format: F | undefined) {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const link = await find(token);
        if (isLocked(request, link)) return 'locked';
        if (format === undefined || !allows(link, format)) break;
        const made = await make(request, token, [link, format]);
        if (made) return { link, format, ...made };
      }
      throw refusal('not_found');
    },

    /** Counts a visit once it has been answered. */
    async note(request: FastifyRequest, reply: FastifyReply, [link, format]: Wanted) {
      if (!link.counting || !(await isCounted(callers, link.owner, request, reply))) return;
      const visit = { link: link.id, format, now: now() };
      reply.raw.once('finish', () => counter.count(visit));
    },
  };
}

type Wanted = readonly [link: OpenLink, format: Format];

const allows = ({ downloads }: OpenLink, format: Format): boolean =>
  format === 'page' || downloads.includes(format);

/** Checks whether a link still shows what it did, and to whom. */
const isSameFor = (before: OpenLink, after: OpenLink): boolean =>
  shownBy(before) === shownBy(after);

const shownBy = ({ digest, password, mode, leaveOut, frozenAt, downloads }: OpenLink) =>
  JSON.stringify([digest, password, mode, leaveOut, frozenAt, downloads]);
