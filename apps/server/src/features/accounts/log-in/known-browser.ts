import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db, UserId } from '#db/db.ts';
import { cookieNameOf, readCookie, sendCookie } from '#http/cookies.ts';
import { findMark, keepMark, listKnown, MARK_DAYS } from './browser-queries.ts';

const MARK_BYTES = 24;
const MARK = /^[\w-]{32}$/u;

/** Accounts that one browser is known for: a family's, and a way to a cookie that outgrows no header. */
const MOST_ACCOUNTS = 8;

export type KnownBrowsers = {
  /** The mark of a browser in which the owner of `email` has logged in before; undefined elsewhere. */
  find(request: FastifyRequest, email: string): Promise<string | undefined>;
  /**
   * Marks the browser that sent the request as one of the account's, beside others who use it; returns whether it was one
   * before.
   */
  remember(request: FastifyRequest, reply: FastifyReply, owner: UserId): Promise<boolean>;
};

type Parts = { db: Db; isHttps: boolean; now: () => Date };

/**
 * Browsers that have logged in to an account before, recognised by a cookie that opens nothing and names
 * nobody. Where several people use one browser, the ones who logged in last are known there.
 *
 * Guesses at a password are counted by account, and a stranger who guesses could so keep the owner
 * out. The owner's own browsers therefore have some room besides (the "device cookies" of OWASP's
 * "Slow Down Online Guessing Attacks with Device Cookies"). A mark counts only while the database
 * has it: a new password ends it.
 */
export function createKnownBrowsers({ db, isHttps, now }: Parts): KnownBrowsers {
  const name = cookieNameOf('known_browser', isHttps);
  const attributes = { path: '/api/auth', maxAge: MARK_DAYS * 86_400, isHttps };

  function listMarks(request: FastifyRequest): string[] {
    const marks = readCookie(request, name)?.split('~') ?? [];
    return marks.filter((mark) => MARK.test(mark)).slice(0, MOST_ACCOUNTS);
  }

  return {
    find: (request, email) => findMark(db, listMarks(request), email),
    async remember(request, reply, owner) {
      const known = await listKnown(db, listMarks(request));
      const present = known.find((each) => each.owner === owner)?.mark;
      const mark = present ?? randomBytes(MARK_BYTES).toString('base64url');
      await keepMark(db, owner, mark, now());
      const others = known.filter((each) => each.owner !== owner).map((each) => each.mark);
      const value = [mark, ...others].slice(0, MOST_ACCOUNTS).join('~');
      sendCookie(reply, [name, value], attributes);
      return present !== undefined;
    },
  };
}
