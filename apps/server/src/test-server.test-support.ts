import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';
import {
  ENDPOINTS,
  type Endpoint,
  type RequestOf,
  type ResponseOf,
  signUp,
} from '@shortlist/contracts';
import { KINDS, SECTIONS } from '@shortlist/model';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe } from 'vitest';
import { type AppParts, buildApp } from './app.ts';
import { borrowPglite, letGo, openTestDatabase } from './db/database.test-support.ts';
import type { Database } from './db/database.ts';
import { isPostgresInstalled } from './db/postgres.test-support.ts';
import { type Files, openFiles } from './files/open-files.ts';
import { readOutbox } from './mail/read-mail.test-support.ts';
import { SHARED_THREAD } from './rendering/shared-thread.test-support.ts';
import { temporaryFolder } from './temporary-folder.test-support.ts';

/** The password of every account that tests make. */
export const PASSWORD = 'correct horse battery';

/** The secret of every server that tests make. */
export const SECRET = 'a secret of the tests, long enough to sign with';

const CONFIG: Omit<AppParts['config'], 'dataDir' | 'backupDir'> = {
  publicUrl: undefined,
  s3Url: undefined,
  requestsAtOnce: 200,
  metricsPort: undefined,
  host: '127.0.0.1',
  uploadsMb: 10_000,
  uploadsPerAddressMb: 250,
  adminEmail: 'chief@example.org',
  securityContact: undefined,
  smtpUrl: undefined,
  mailFrom: undefined,
  aiBaseUrl: undefined,
  aiApiKey: undefined,
  aiModel: undefined,
  databaseUrl: undefined,
  backupEveryH: 24,
  backupKeep: 14,
  signUp: 'open',
  oidcOnly: false,
  oidcProviders: [],
  sessionSecret: SECRET,
  logLevel: 'silent',
  trustProxy: ['127.0.0.1'],
};

export type Reply = { status: number; body: Record<string, unknown>; raw: LightMyRequestResponse };

/** The least work that scrypt takes: hashes as strong as the real ones would take a minute of tests. */
const HASH_WORK = { logN: 1, parallel: 1 };

type Parts = Partial<
  Pick<
    AppParts,
    | 'now'
    | 'webFolder'
    | 'files'
    | 'logTo'
    | 'hashWork'
    | 'modelMs'
    | 'sections'
    | 'kinds'
    | 'features'
    | 'renderBounds'
  >
> & {
  config?: Partial<AppParts['config']>;
};

/** The whole server on its own database, asked without a socket. */
export class TestServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly dataDir: string;
  readonly files: Files;
  #visitors = 0;

  constructor(app: FastifyInstance, database: Database, dataDir: string, files: Files) {
    this.app = app;
    this.database = database;
    this.dataDir = dataDir;
    this.files = files;
  }

  /**
   * On `database`, or on an empty one: of PostgreSQL where that is installed, which takes a fifth of the processor time of
   * the embedded engine. The browser tests run on the embedded one.
   */
  static async open(parts: Parts = {}, database?: Database): Promise<TestServer> {
    const opened =
      database ?? (await (isPostgresInstalled ? openTestDatabase('postgres') : borrowPglite()));
    const dataDir = parts.config?.dataDir ?? temporaryFolder('data');
    const config = { ...parts.config, dataDir };
    const files = parts.files ?? openFiles({ dataDir, s3Url: config.s3Url });
    const app = await TestServer.build(opened, { ...parts, config, files });
    return new TestServer(app, opened, dataDir, files);
  }

  /** Another server on the same database, as after a restart with another configuration. */
  static build(database: Database, { config, ...parts }: Parts = {}): Promise<FastifyInstance> {
    const empty = temporaryFolder('empty');
    const backupDir = join(config?.dataDir ?? empty, 'backups');
    const whole = { dataDir: empty, backupDir, ...CONFIG, ...config };
    return buildApp({
      database,
      webFolder: empty,
      hashWork: HASH_WORK,
      ...(parts.renderBounds === undefined && { renderThread: SHARED_THREAD }),
      sections: SECTIONS,
      kinds: KINDS,
      ...parts,
      config: whole,
    });
  }

  /** Somebody with a browser and an address of their own, who has not been here before; at `app`, if it is not this server's. */
  visitor(app = this.app): Visitor {
    this.#visitors += 1;
    return new Visitor(
      app,
      `10.${this.#visitors >> 16}.${this.#visitors >> 8}.${this.#visitors & 255}`,
    );
  }

  /** Somebody with an account of their own, logged in; `password` is `PASSWORD`. */
  async accountHolder(email = `person${this.#visitors}@example.org`): Promise<Visitor> {
    const who = this.visitor();
    await who.get(signUp, { body: { name: 'Ada King', email, password: PASSWORD } });
    return who;
  }

  /** An account holder who was made an admin, with an address that is known to be theirs. */
  async admin(): Promise<Visitor> {
    const email = `admin${this.#visitors}@example.org`;
    const who = await this.accountHolder(email);
    await this.database.db.execute(
      sql`update users set is_admin = true, email_verified = true where email = ${email}`,
    );
    return who;
  }

  /** The text of the newest mail to an address, waiting for it if need be. */
  async mailTo(address: string, about = /./u): Promise<string> {
    for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(5)) {
      const mail = readOutbox(this.dataDir).findLast(
        ({ to, text }) => to === address && about.test(text),
      );
      if (mail) return mail.text;
    }
    throw new Error(`No mail to ${address} about ${about}`);
  }

  /** The token in the link of such a mail. */
  async linkTo(address: string, about?: RegExp): Promise<string> {
    const mail = await this.mailTo(address, about);
    const token = /\?token=(\S+)/u.exec(mail)?.[1];
    if (token === undefined) throw new Error(`No link in:\n${mail}`);
    return decodeURIComponent(token);
  }

  async close(): Promise<void> {
    await this.app.close();
    await letGo(this.database);
  }
}

/** The body as a browser reads it, which undoes the compression that it asked for. */
function readBody({ headers, rawPayload }: LightMyRequestResponse): string {
  const undo = {
    gzip: gunzipSync,
    deflate: inflateSync,
    br: brotliDecompressSync,
    zstd: zstdDecompressSync,
  };
  const encoding = headers['content-encoding'] as keyof typeof undo | undefined;
  return String(encoding ? undo[encoding](rawPayload) : rawPayload);
}

/** A browser as far as the server can tell: keeps cookies, and sends them with every call. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #address: string;
  cookies = new Map<string, string>();

  constructor(app: FastifyInstance, address: string) {
    this.#app = app;
    this.#address = address;
  }

  /** A call by its contract. The answer is whatever came. */
  async call<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<Reply> {
    const { params, querystring, body, headers } = request as Record<
      string,
      Record<string, string>
    >;
    const url = endpoint.url.replace(/:(\w+)/gu, (_, name) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    return this.send({
      method: endpoint.method,
      url,
      ...(querystring && { query: querystring }),
      ...(body && { payload: body }),
      ...(headers && { headers }),
    });
  }

  /** The same, where all must go well: gives the answer as its contract has it. */
  async get<E extends Endpoint>(endpoint: E, request: RequestOf<E>): Promise<ResponseOf<E>> {
    const { status, body } = await this.call(endpoint, request);
    if (status !== 200)
      throw new Error(`${endpoint.url} answered ${status}: ${JSON.stringify(body)}`);
    return endpoint.schema.response[200].parse(body) as ResponseOf<E>;
  }

  /** Any request at all. */
  async send(request: InjectOptions): Promise<Reply> {
    const raw = await this.#app.inject({
      ...request,
      remoteAddress: '127.0.0.1',
      headers: { 'x-forwarded-for': this.#address, ...request.headers },
      cookies: Object.fromEntries(this.cookies),
    });
    for (const { name, value, maxAge } of raw.cookies) {
      if (maxAge === 0) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    const isJson = raw.headers['content-type']?.toString().startsWith('application/json');
    const text = isJson ? readBody(raw) : '';
    return { status: raw.statusCode, body: text ? JSON.parse(text) : {}, raw };
  }

  /** The id of a new resume. */
  async addResume(resumeName = 'Bridges'): Promise<string> {
    const { resume_id } = await this.get(ENDPOINTS.createResume, { body: { resumeName } });
    return resume_id;
  }

  async readResume(resume_id: string) {
    const { data } = await this.get(ENDPOINTS.getResume, { querystring: { resume_id } });
    return data;
  }
}

/** Tests on a server and a database of their own. */
export function describeOnServer(
  name: string,
  suite: (server: () => TestServer) => void,
  parts: Parts = {},
) {
  describe(name, () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await TestServer.open(parts);
    });
    afterAll(() => server.close());
    suite(() => server);
  });
}

/**
 * The same tests on both engines, each time on a server and a database of their own: for what takes locks,
 * races or stores JSON. Where PostgreSQL is not installed its half is skipped.
 */
export function describeOnEachServer(
  name: string,
  suite: (server: () => TestServer) => void,
  parts: Parts = {},
) {
  for (const engine of ['pglite', 'postgres'] as const) {
    describe.skipIf(engine === 'postgres' && !isPostgresInstalled)(`${name}, on ${engine}`, () => {
      let server: TestServer;
      beforeAll(async () => {
        const open = engine === 'pglite' ? borrowPglite : () => openTestDatabase(engine);
        server = await TestServer.open(parts, await open());
      });
      afterAll(() => server.close());
      suite(() => server);
    });
  }
}
