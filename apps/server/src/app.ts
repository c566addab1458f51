import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import { SECTIONS, type Sections } from '@shortlist/resume';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  LogController,
} from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '#config/read-config.ts';
import type { Database } from '#db/database.ts';
import type { HashWork } from '#features/accounts/passwords/password-hash.ts';
import { applicationRoutes } from '#features/submissions/applications/application-routes.ts';
import { deletionRoutes } from '#features/submissions/deletion/deletion-routes.ts';
import { retentionRoutes } from '#features/submissions/deletion/retention-routes.ts';
import { inquiryRoutes } from '#features/submissions/inquiries/inquiry-routes.ts';
import { takeJsonBodies } from '#http/connection/json-bodies.ts';
import { limitAtOnce } from '#http/connection/limit-at-once.ts';
import { shedOverload } from '#http/connection/shed-overload.ts';
import { cutSlowBodies } from '#http/connection/slow-bodies.ts';
import { closeConnectionsOnStop, type Stopping } from '#http/connection/stopping.ts';
import { answerClientError } from '#http/errors/client-error.ts';
import { describeError } from '#http/errors/describe-error.ts';
import { handleErrors, sendError } from '#http/errors/error-handler.ts';
import { validate } from '#http/errors/validate.ts';
import { forbidStoring } from '#http/headers/no-store.ts';
import { refuseForeignWrites } from '#http/headers/origin.ts';
import { sendSecurityHeaders } from '#http/headers/security-headers.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import { authRoutes } from './features/accounts/routes.ts';
import { checkMailer, watchStore } from './features/health/check-stores.ts';
import { healthRoutes } from './features/health/routes.ts';
import { adminJobRoutes } from './features/jobs/admin-routes.ts';
import { jobRoutes } from './features/jobs/routes.ts';
import { createModel } from './features/models/model.ts';
import { modelRoutes } from './features/models/routes.ts';
import { detailsRoutes } from './features/resumes/details-routes.ts';
import { changeDocumentRoutes } from './features/resumes/documents/change-document-routes.ts';
import { documentRoutes } from './features/resumes/documents/document-routes.ts';
import { duplicateRoutes } from './features/resumes/duplicate/duplicate-routes.ts';
import { aiUseRoutes } from './features/resumes/parts/ai-use-routes.ts';
import { partRoutes } from './features/resumes/parts/part-routes.ts';
import { versionRoutes } from './features/resumes/parts/version-routes.ts';
import { createRooms } from './features/resumes/room/room.ts';
import { resumeRoutes } from './features/resumes/routes.ts';
import { entryOrderRoutes } from './features/resumes/sections/entry-order-routes.ts';
import { entryRoutes } from './features/resumes/sections/entry-routes.ts';
import { sectionRoutes } from './features/resumes/sections/section-routes.ts';
import { statusRoutes } from './features/status/status-routes.ts';
import { adminSubmissionRoutes } from './features/submissions/admin-routes.ts';
import { createNotifier, type NotifyAdmin } from './features/submissions/notify-admin.ts';
import { type Files, openFiles } from './files/open-files.ts';
import { holdToAccess } from './http/access.ts';
import { collectApiDocs, serveApiDocs } from './http/api-docs.ts';
import { createMetrics, type Metrics } from './http/metrics/create-metrics.ts';
import { measureRequests } from './http/metrics/measure-requests.ts';
import { serveMetrics } from './http/metrics/serve-metrics.ts';
import { refuseWritesWhenFull } from './http/refuse-when-full.ts';
import { logRequests } from './http/request-log.ts';
import { createMailer, type MailConfig } from './mail/mailer.ts';
import { servePages } from './pages/routes.ts';

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

/** Calls of one owner that read whole documents, of which each may be some megabytes. */
const READS_AT_ONCE = { most: 3, waiting: 24 };

const RESUME_ROUTES = [
  documentRoutes,
  changeDocumentRoutes,
  resumeRoutes,
  detailsRoutes,
  duplicateRoutes,
  sectionRoutes,
  entryRoutes,
  entryOrderRoutes,
  aiUseRoutes,
  partRoutes,
  versionRoutes,
];

export type AppParts = {
  config: Pick<
    Config,
    | 'sessionSecret'
    | 'logLevel'
    | 'trustProxy'
    | 's3Url'
    | 'requestsAtOnce'
    | 'metricsPort'
    | 'host'
    | 'uploadsMb'
    | 'uploadsPerAddressMb'
    | 'adminEmail'
    | 'aiBaseUrl'
    | 'aiApiKey'
    | 'aiModel'
  > &
    MailConfig;
  database: Database;
  /** The store of uploads; by default where the configuration says. */
  files?: Files;
  /** Folder of the built web app. */
  webFolder: string;
  /** The time; by default the system's. */
  now?: () => Date;
  /** Destination of log lines; by default standard output. */
  logTo?: DestinationStream;
  /** The kinds of section that documents may have; the product's by default. */
  sections?: Sections;
  /** Work of hashing a password; less makes tests quick. */
  hashWork?: HashWork;
  /** Time that a language model may take to answer, in ms; 30 seconds by default. */
  modelMs?: number;
  /** Set from outside when the server is being stopped, before it closes. */
  stopping?: Stopping;
};

/** The whole server, ready to listen or to be asked by `inject`. The caller closes the database. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, webFolder, now = () => new Date(), sections = SECTIONS } = parts;
  const { stopping = { hasBegun: false } } = parts;
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
  refuseForeignWrites(app, config.publicUrl);
  refuseWritesWhenFull(app, database);
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
  const metrics = createMetrics({ database, underWay, countWaitingMails });
  measureRequests(app, metrics);
  if (config.metricsPort !== undefined) await offerMetrics(app, metrics, config);
  app.addHook('onClose', () => mailer.close());
  app.addHook('onListen', async () => {
    void storeState(); // What is wrong with it is in the log from the start.
    checkMailer(mailer, log);
  });
  const origin = () => config.publicUrl ?? ownOrigin(app);
  const { hashWork } = parts;
  const accounts = createAccounts({ config, db, mailer, origin, now, log, hashWork });
  const { callers } = accounts;
  await app.register(async (api) => {
    holdToAccess(api, callers);
    await api.register(healthRoutes, { database, stopping, storeState });
    await api.register(statusRoutes, { config, database, mailer, storeState, now });
    await api.register(authRoutes, accounts.parts);
    const resumeParts = {
      ...{ db, callers, now, roomOf: createRooms(config.sessionSecret, now) },
      takeTurn: limitAtOnce(READS_AT_ONCE.most, READS_AT_ONCE.waiting),
      sections: sections.kinds,
    };
    for (const routes of RESUME_ROUTES) await api.register(routes, resumeParts);
    const model = createModel(config, parts.modelMs);
    await api.register(modelRoutes, { db, secret: config.sessionSecret, now, model });
    const notify = createNotifier({ adminEmail: config.adminEmail, mailer, origin });
    const onUpload = (bytes: number) => metrics.uploads.inc(bytes);
    await api.register(siteRoutes, { ...parts, files, now, notify, onUpload });
  });
  await serveApiDocs(app);
  const { publicUrl } = config;
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

type SiteParts = AppParts & {
  files: Files;
  now: () => Date;
  notify: NotifyAdmin;
  onUpload: (bytes: number) => void;
};

/** The company site's calls: jobs, what its forms send, and what admins do with both. */
const siteRoutes: FastifyPluginAsync<SiteParts> = async (api, parts) => {
  const { config, now, notify, files, onUpload } = parts;
  const { db } = parts.database;
  const { sessionSecret: secret } = config;
  await api.register(jobRoutes, { db });
  await api.register(adminJobRoutes, { db, now });
  await api.register(inquiryRoutes, { db, secret, now, notify });
  await api.register(applicationRoutes, {
    ...{ db, secret, now, notify, files, onUpload },
    limits: config,
  });
  await api.register(adminSubmissionRoutes, { db, store: files.store, now });
  await api.register(deletionRoutes, { db, now });
  await api.register(retentionRoutes, { db, now, uploadsMb: config.uploadsMb });
};

function createFastify({ config, logTo }: AppParts): FastifyInstance {
  const { logLevel, trustProxy } = config;
  const settings = { level: logLevel, serializers: { err: describeError } };
  const logger: FastifyBaseLogger = pino(settings, logTo ?? pino.destination(LOG_WRITES));
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
  });
  app.setValidatorCompiler(validate);
  app.setSerializerCompiler(serializerCompiler);
  return app;
}

/** The address that this server listens at, for links where the product has no public address. */
const ownOrigin = (app: FastifyInstance): string =>
  app.server.listening ? app.listeningOrigin : 'http://127.0.0.1';
