import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { fc } from '@fast-check/vitest';
import { Failure, saveEntry, signUp } from '@shortlist/contracts';
import { anyCharacter } from '@shortlist/model/resume.test-support';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { PASSWORD, TestServer, type Visitor } from '../test-server.test-support.ts';
import { type FuzzRequest, fuzzRequest, type Known } from './requests.test-support.ts';

/** Returns the number of requests that the gate sends; `npm run fuzz` sends them for as long as it is asked to. */
const gateRuns = (numRuns: number) => (process.env.FUZZ_SECONDS ? {} : { numRuns });

const TIMEOUT_MS = (Number(process.env.FUZZ_SECONDS ?? 0) + 180) * 1000;

/** Longest that one request may take. */
const LONGEST_MS = 60_000;

/** Texts that must never reach a caller: places in our code, the words of a database or of a library. */
const INSIDES =
  /node_modules|\bat \S+ \(|\.ts:\d|\b(?:Syntax|Type|Range|Reference)Error\b|Failed query|drizzle|pglite/iu;

/** Addresses that people open, which are refused with a page. */
const OF_PAGES = /^\/s(?:\/|$)/u;

describe('whatever is sent', () => {
  let server: TestServer;
  let known: Known;
  const sessions = new Map<FuzzRequest['from'], Map<string, string>>();

  beforeAll(async () => {
    const webFolder = temporaryFolder('fuzz-web');
    writeFileSync(join(webFolder, 'index.html'), '<!doctype html><html><title>Shell</title>');
    server = await TestServer.open({ webFolder });
    const guest = await enter('guest');
    const resumeId = await guest.addResume();
    const { project_id: entryId } = await guest.get(saveEntry.project, {
      body: { resume_id: resumeId, name: 'Arch' },
    });
    known = { resumeId, entryId, email: 'known@example.org' };
  });
  afterAll(() => server.close());

  /** A caller of this kind; a new one where the last one's session was ended by what they sent. */
  async function enter(from: FuzzRequest['from']): Promise<Visitor> {
    const visitor = server.visitor();
    const cookies = sessions.get(from);
    if (cookies && cookies.size > 0) visitor.cookies = cookies;
    else if (from === 'guest') await visitor.addResume();
    else if (from === 'account') {
      const body = { name: 'Ada', email: `${randomUUID()}@example.org`, password: PASSWORD };
      await visitor.get(signUp, { body });
    }
    if (from !== 'nobody') sessions.set(from, visitor.cookies);
    return visitor;
  }

  const inTime = <T>(asked: Promise<T>): Promise<T> => {
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('This never ends.')), LONGEST_MS);
    });
    return Promise.race([asked, tooLong]).finally(() => clearTimeout(timer));
  };

  it(
    '[API3] is answered in time and in the envelope, never with a fault of ours or its insides',
    async () => {
      const seen = new Map<number, number>();
      await fc.assert(
        fc.asyncProperty(fuzzRequest(known), async ({ from, ...request }) => {
          const visitor = await enter(from);
          const { status, body, raw } = await inTime(visitor.send(request));
          seen.set(status, (seen.get(status) ?? 0) + 1);
          expect(status).toBeLessThan(500);
          expect(JSON.stringify(body)).not.toMatch(INSIDES);
          if (status < 400 || request.method === 'HEAD') return;
          if (!OF_PAGES.test(request.url)) Failure.parse(body);
          else {
            expect(raw.body).toMatch(/^<!doctype html>/u);
            expect(raw.body).not.toMatch(INSIDES);
          }
        }),
        gateRuns(600),
      );
      // What is generated must get past the first checks often enough to be of use.
      expect(seen.get(200) ?? 0).toBeGreaterThan(40);
      expect(seen.get(400) ?? 0).toBeGreaterThan(20);
      expect(seen.get(404) ?? 0).toBeGreaterThan(4);
    },
    TIMEOUT_MS,
  );

  it(
    'leaves the server answering, even where it is no HTTP',
    async () => {
      const url = new URL(await server.app.listen({ host: '127.0.0.1', port: 0 }));
      const bytes = fc.oneof(
        fc.uint8Array({ maxLength: 400 }),
        fc
          .tuple(
            fc.constantFrom('GET', 'POST', 'PRI', 'get', 'CONNECT'),
            fc.string({ unit: 'binary-ascii' }),
          )
          .map(([verb, path]) => Buffer.from(`${verb} ${path} HTTP/1.1\r\nHost: x\r\n\r\n`)),
        fc
          .string({ unit: anyCharacter, maxLength: 200 })
          .map((text) => Buffer.from(`POST /api/auth/sign-in/email HTTP/1.1\r\n${text}\r\n\r\n{}`)),
      );
      await fc.assert(
        fc.asyncProperty(bytes, async (sent) => {
          const socket = connect(Number(url.port), url.hostname);
          let answer = '';
          socket.on('data', (chunk) => {
            answer += chunk;
          });
          socket.on('error', () => {}); // A connection that is cut is an answer too.
          socket.end(sent);
          await inTime(once(socket, 'close'));
          expect(answer).not.toMatch(INSIDES);
          expect(answer).not.toMatch(/^HTTP\/1\.1 5/u);
        }),
        gateRuns(150),
      );
      expect((await fetch(new URL('/healthz', url))).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});
