import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import type { DocumentKinds, Sections } from '@shortlist/model';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '#config/read-config.ts';
import type { Database } from '#db/database.ts';
import { takeJsonBodies } from '#http/connection/json-bodies.ts';
import { shedOverload } from '#http/connection/shed-overload.ts';
import { cutSlowBodies } from '#http/connection/slow-bodies.ts';
import { closeConnectionsOnStop, type Stopping } from '#http/connection/stopping.ts';
import { answerClientError } from '#http/errors/client-error.ts';
import { describeError } from '#http/errors/describe-error.ts';
import { handleErrors, sendError } from '#http/errors/error-handler.ts';
import { validate } from '#http/errors/validate.ts';
import { takeCspReports } from '#http/headers/csp-reports.ts';
import { forbidStoring } from '#http/headers/no-store.ts';
import { refuseForeignWrites } from '#http/headers/origin.ts';
import { sendSecurityHeaders } from '#http/headers/security-headers.ts';
import { findLastBackup } from './backup/last-backup.ts';
import { FEATURES } from './features/index.ts';
import { registerFeatures } from './features/register-features.ts';
import type { Server, ServerConfig, ServerFeature } from './features/server-feature.ts';
import { type Files, openFiles } from './files/open-files.ts';
import { watchStore } from './files/watch-store.ts';
import { collectApiDocs, serveApiDocs } from './http/api-docs.ts';
import { createMetrics, type Metrics } from './http/metrics/create-metrics.ts';
import { measureRequests } from './http/metrics/measure-requests.ts';
import { serveMetrics } from './http/metrics/serve-metrics.ts';
import { PublicAddress } from './http/public-address.ts';
import { refuseWritesWhenFull } from './http/refuse-when-full.ts';
import { logRequests } from './http/request-log.ts';
import { checkMailer } from './mail/check-mailer.ts';
import { createMailer } from './mail/mailer.ts';
import { servePages } from './pages/routes.ts';
import { serveSecurityTxt } from './pages/security-txt.ts';
import { openRenderer, RENDER_BOUNDS, type RenderBounds } from './rendering/open-renderer.ts';
import type { RenderThread } from './rendering/render-thread.ts';

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to Fastify's own.
  interface FastifyContextConfig {
    /** Milliseconds that the body of this route may take to come, where not the usual. */
    bodyMs?: number;
    /** True if this route is answered however much is under way: it says how the server is. */
    isNeverShed?: boolean;
    /** True if the route writes nothing, whatever its method: anybody's page may lead to it. */
    isRead?: boolean;
    /** True if the route takes writes of pages that do not say where they come from (`Origin: null`). */
    isOriginHidden?: boolean;
  }
}

const BODY_LIMIT = 1024 * 1024;
/** A request may take as long as the slowest upload; a body has less time where nothing is uploaded. */
const REQUEST_MS = 600_000;
const BODY_MS = 60_000;
/** From the opening of a connection to the last header. */
const HEADERS_MS = 15_000;
/** A connection on which nothing moves; longer than a language model may take, and than a kept one lives. */
const SILENT_MS = 90_000;

/** Not a write for each line, which costs more than the line: when there are so many bytes, or after so many ms, and what is left at the exit. */
const LOG_WRITES = { sync: false, minLength: 8_192, periodicFlush: 200 };

let standardOutput: DestinationStream | undefined;

/** Returns what writes lines to standard output: one for all servers of the process, since nothing stops its flushing. */
function openStandardOutput(): DestinationStream {
  standardOutput ??= pino.destination(LOG_WRITES);
  return standardOutput;
}

export type AppParts = {
  config: ServerConfig;
  database: Database;
  /** The store of uploads; by default where the configuration says. */
  files?: Files;
  /** Folder of the built web app. */
  webFolder: string;
  /** The time; by default the system's. */
  now?: () => Date;
  /** Destination of log lines; by default standard output. */
  logTo?: DestinationStream;
  /** The kinds of section that documents may have. */
  sections: Sections;
  /** The kinds of document that there are. */
  kinds: DocumentKinds;
  /** Features of the server; the product's by default. */
  features?: readonly ServerFeature[];
  /** Set from outside when the server is being stopped, before it closes. */
  stopping?: Stopping;
  /** The address that people use; of the configuration by default. */
  address?: PublicAddress;
  /** Bounds of making files; less than usual in tests. */
  renderBounds?: Partial<RenderBounds>;
  /** Makes the files; a thread of its own by default, which ends with the server. */
  renderThread?: RenderThread;
} & Pick<Server, 'hashWork' | 'modelMs'>;

/** The whole server, ready to listen or to be asked by `inject`. The caller closes the database. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, webFolder, now = () => new Date() } = parts;
  const { sections, kinds, features = FEATURES, stopping = { hasBegun: false } } = parts;
  const { address = new PublicAddress(config.publicUrl) } = parts;
  const app = createFastify(parts);
  closeConnectionsOnStop(app, stopping);
  logRequests(app);
  handleErrors(app);
  const underWay = { count: 0 };
  shedOverload(app, config.requestsAtOnce, underWay);
  cutSlowBodies(app, BODY_MS);
  takeJsonBodies(app);
  forbidStoring(app);
  sendSecurityHeaders(app, config.publicUrl);
  refuseForeignWrites(app, address);
  refuseWritesWhenFull(app, database);
  await takeCspReports(app, now);
  await app.register(compress, { globalDecompression: false });
  await collectApiDocs(app);

  const { db } = database;
  const { log } = app;
  reportOutages(database, log);
  const files = parts.files ?? openFiles(config);
  const storeState = watchStore(files.store, log);
  const mailer = createMailer({
    config,
    db,
    log,
    onTry: (outcome) => metrics.mails.inc({ outcome }),
  });
  const countWaitingMails = () => mailer.countWaiting();
  const { dataDir, backupDir } = config;
  const counted = { database, underWay, countWaitingMails, dataDir, backupDir, findLastBackup };
  const metrics = createMetrics(counted);
  measureRequests(app, metrics);
  if (config.metricsPort !== undefined) await offerMetrics(app, metrics, config);
  app.addHook('onClose', () => mailer.close());
  const renderer = openRenderer(
    log,
    { ...RENDER_BOUNDS, ...parts.renderBounds },
    parts.renderThread,
  );
  app.addHook('onClose', () => renderer.close());
  app.addHook('onListen', async () => {
    void storeState(); // What is wrong with it is in the log from the start.
    checkMailer(mailer, log);
  });
  const origin = () => config.publicUrl ?? ownOrigin(app);
  const callers = await registerFeatures(app, {
    ...{ config, database, files, renderer, mailer, metrics, log, sections, kinds, features },
    ...{
      now,
      origin,
      storeState,
      stopping,
      address,
      hashWork: parts.hashWork,
      modelMs: parts.modelMs,
    },
  });
  await serveApiDocs(app);
  const { publicUrl, securityContact: contact } = config;
  serveSecurityTxt({ app, publicUrl, contact, now });
  await servePages(app, { folder: webFolder, publicUrl, callers, sections });
  return app;
}

function reportOutages(database: Database, log: FastifyBaseLogger): void {
  database.onOutage?.((isGone) => {
    if (isGone)
      log.error({ code: 'database_gone' }, 'PostgreSQL does not answer; calls are refused');
    else log.warn({ code: 'database_back' }, 'PostgreSQL answers again');
  });
}

/** Serves the counters while the app is open, wherever it listens. */
async function offerMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { host, metricsPort = 0 }: Pick<Config, 'host' | 'metricsPort'>,
) {
  const served = await serveMetrics(metrics, { host, port: metricsPort });
  app.log.info({ port: served.port }, 'metrics are served');
  app.addHook('onClose', () => served.close());
}

function createFastify({ config, logTo, features = FEATURES }: AppParts): FastifyInstance {
  const { logLevel, trustProxy } = config;
  const settings = { level: logLevel, serializers: { err: describeError } };
  const logger: FastifyBaseLogger = pino(settings, logTo ?? openStandardOutput());
  const tidyPaths = features.flatMap(({ tidyPath }) => tidyPath ?? []);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A number of proxies counts the hops from here; Fastify's types leave that form out.
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 3 },
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    frameworkErrors: sendError,
    // A file of a link is called as its document prints a name.
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => tidyPaths.reduce((path, tidy) => tidy(path), url),
  });
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** The address that this server listens at, for links where the product has no public address. */
const ownOrigin = (app: FastifyInstance): string =>
  app.server.listening ? app.listeningOrigin : 'http://127.0.0.1';
