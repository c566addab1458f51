import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '#config/read-config.ts';
import type { Database } from '#db/database.ts';
import { createAccounts } from './features/accounts/create-accounts.ts';
import type { HashWork } from './features/accounts/password-hash.ts';
import { authRoutes } from './features/accounts/routes.ts';
import { healthRoutes } from './features/health/routes.ts';
import { entryRoutes } from './features/resumes/entry-routes.ts';
import { resumeRoutes } from './features/resumes/routes.ts';
import { sectionRoutes } from './features/resumes/section-routes.ts';
import { holdToAccess } from './http/access.ts';
import { collectApiDocs, serveApiDocs } from './http/api-docs.ts';
import { answerClientError } from './http/client-error.ts';
import { describeError } from './http/describe-error.ts';
import { handleErrors, sendError } from './http/error-handler.ts';
import { takeJsonBodies } from './http/json-bodies.ts';
import { forbidStoring } from './http/no-store.ts';
import { refuseForeignWrites } from './http/origin.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { validate } from './http/validate.ts';
import { createMailer, type MailConfig } from './mail/mailer.ts';
import { servePages } from './pages/routes.ts';

const BODY_LIMIT = 1024 * 1024;
const REQUEST_MS = 60_000;

export type AppParts = {
  config: Pick<Config, 'publicUrl' | 'sessionSecret' | 'logLevel' | 'trustProxy' | 'adminEmail'> &
    MailConfig;
  database: Database;
  /** Folder of the built web app. */
  webFolder: string;
  /** The time; the system's unless told otherwise. */
  now?: () => Date;
  /** Where log lines go; standard output unless told otherwise. */
  logTo?: DestinationStream;
  /** How much work hashing a password is; less makes tests quick. */
  hashWork?: HashWork;
};

/** The whole server, ready to listen or to be asked by `inject`. The caller closes the database. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, webFolder, now = () => new Date() } = parts;
  const app = createFastify(parts);
  logRequests(app);
  handleErrors(app);
  takeJsonBodies(app);
  forbidStoring(app);
  await sendSecurityHeaders(app, config.publicUrl);
  refuseForeignWrites(app, config.publicUrl);
  await app.register(compress, { globalDecompression: false });
  await collectApiDocs(app);

  const { db } = database;
  const { log } = app;
  const mailer = createMailer(config, log);
  app.addHook('onClose', () => mailer.close());
  const origin = () => config.publicUrl ?? ownOrigin(app);
  const { hashWork } = parts;
  const accounts = createAccounts({ config, db, mailer, origin, now, log, hashWork });
  const { callers } = accounts;
  await app.register(async (api) => {
    holdToAccess(api, callers);
    await api.register(healthRoutes, { database });
    await api.register(authRoutes, accounts.parts);
    for (const routes of [resumeRoutes, sectionRoutes, entryRoutes]) {
      await api.register(routes, { db, callers, now });
    }
  });
  await serveApiDocs(app);
  await servePages(app, webFolder);
  return app;
}

function createFastify({ config, logTo }: AppParts): FastifyInstance {
  const { logLevel, trustProxy } = config;
  const settings = { level: logLevel, serializers: { err: describeError } };
  const logger: FastifyBaseLogger = logTo ? pino(settings, logTo) : pino(settings);
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    // A number of proxies counts the hops from here; Fastify's types leave that form out.
    trustProxy: typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy,
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_MS,
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
