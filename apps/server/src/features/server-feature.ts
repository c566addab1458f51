import type { Endpoint, PartState } from '@shortlist/contracts';
import type { DocumentKinds, ResumeId, Sections } from '@shortlist/model';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '#config/read-config.ts';
import type { Database } from '#db/database.ts';
import type { Db, UserId } from '#db/db.ts';
import type { OwnedTable } from '#db/owned-table.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Files } from '#files/open-files.ts';
import type { Callers, SignIn } from '#http/callers.ts';
import type { Stopping } from '#http/connection/stopping.ts';
import type { Limit } from '#http/count-against.ts';
import type { Metrics } from '#http/metrics/create-metrics.ts';
import type { PublicAddress } from '#http/public-address.ts';
import type { MailConfig, Mailer } from '#mail/mailer.ts';
import type { Renderer } from '#rendering/open-renderer.ts';

/** The settings that a server is built with. */
export type ServerConfig = MailConfig &
  Pick<
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
    | 'securityContact'
    | 'aiBaseUrl'
    | 'aiApiKey'
    | 'aiModel'
    | 'databaseUrl'
    | 'backupDir'
    | 'backupEveryH'
    | 'backupKeep'
    | 'signUp'
    | 'oidcOnly'
    | 'oidcProviders'
  >;

/** The one server that features work in. */
export type Server = {
  config: ServerConfig;
  database: Database;
  files: Files;
  renderer: Renderer;
  mailer: Mailer;
  metrics: Metrics;
  log: FastifyBaseLogger;
  /** The kinds of section that documents may have. */
  sections: Sections;
  /** The kinds of document that there are. */
  kinds: DocumentKinds;
  features: readonly ServerFeature[];
  now: () => Date;
  /** Returns the origin of links in mails, without a path. */
  origin: () => string;
  /** Checks the store of files, at most every half minute. */
  storeState: () => Promise<PartState>;
  stopping: Stopping;
  address: PublicAddress;
  /** Work of hashing a password; less makes tests quick. */
  hashWork?: { logN: number; parallel: number } | undefined;
  /** Time that a language model may take to answer, in ms; 30 seconds by default. */
  modelMs?: number | undefined;
};

/** A guest who becomes an account. */
export type Claim = { guest: UserId; account: UserId };

/** Work that goes with writes to the documents of a kind. */
export type Written = {
  kind: string;
  /** The parts that it reads, each of which a document has once; a save of any other goes without it. */
  keys: readonly string[];
  /**
   * Writes what the feature keeps of a document, in the transaction in which the document was written; the document is locked. Gives the title
   * that it has then.
   */
  refresh(transaction: Db, written: { document: ResumeId; now: Date }): Promise<string>;
};

/** Counts of what a claim moved, as a log in answers them. */
export type Moved = { resumes: number };

/** One round of removing what has expired. Aborting `signal` ends it soon; what is left goes another time. */
export type Round = {
  db: Db;
  files: Files;
  now: Date;
  signal?: AbortSignal | undefined;
  features: readonly ServerFeature[];
};

/** A feature of the server: `docs/architecture.md` walks through it. */
export type ServerFeature = {
  /** Name of its folder, and of its values in an account's archive. */
  name: string;
  /** Its calls by name; each states who may make it. */
  calls: Readonly<Record<string, Endpoint>>;
  /** Calls of earlier releases in whose place others have come: pages that still send them are told to reload. */
  retired?: readonly Pick<Endpoint, 'method' | 'url'>[];
  /** Gives the path of a request, with its query, as its routes are to read it; any of others as it is. */
  tidyPath?(url: string): string;
  /** Begins it on a server, once. */
  begin(server: Server): Begun;
  /** Tables whose rows belong to users: they move with a claim, and go with their user. */
  tables?: readonly OwnedTable[];
  /** The kinds of document of which it keeps something beside what they say. */
  written?: readonly Written[];
  /** Ends what it keeps of documents that are deleted, in the transaction in which they are; a document that is restored comes back without. */
  deleted?(transaction: Db, documents: readonly ResumeId[]): Promise<void>;
  /** Limits that it counts by. No two features count under one name. */
  limits?: readonly Pick<Limit, 'what' | 'windowMs'>[];
  /** Puts into a database that never had it what a new one begins with. */
  seed?(db: Db, now: Date): Promise<unknown>;
  /** Does what a claim takes beside moving rows, before these move; counts what moves. The guest is locked. */
  claim?(transaction: Db, claim: Claim): Promise<Partial<Moved>>;
  /** Removes what an account has beside the rows of tables, after these are gone. */
  remove?(transaction: Db, owner: UserId): Promise<void>;
  /** Steps that remove what nobody can reach any more. One that throws keeps no other from its work. */
  expire?: readonly ((round: Round) => Promise<void>)[];
  /** Reads all that it keeps of an account, value by value; files are in `store`. */
  archive?(db: Db, owner: UserId, store: FileStore): AsyncIterable<object>;
};

/** A feature that has begun on a server. */
type Begun = {
  routes(api: FastifyInstance, callers: Callers): Promise<void>;
  /** A way to sign in, where the feature brings one. */
  signIn?: SignIn;
};

/** Lists the tables of all features. */
export const ownedTables = (features: readonly ServerFeature[]): readonly OwnedTable[] =>
  features.flatMap(({ tables = [] }) => tables);
