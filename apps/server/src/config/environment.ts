import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { findOidcProblems, OIDC_SECRETS, OIDC_VARIABLES, readProviders } from './oidc-settings.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Rules of who may make an account: anybody, whoever was invited, or nobody. */
const SIGN_UP_MODES = ['open', 'invited', 'closed'] as const;
const NAMED_RANGES = ['loopback', 'linklocal', 'uniquelocal'];

/** The web server's own kinds of address: one address, a range such as 10.0.0.0/8, or its name. */
function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const longest = isIP(address) === 6 ? 128 : 32;
  const isRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest);
  return NAMED_RANGES.includes(text) || (isIP(address) > 0 && isRange && rest.length === 0);
}

function isUrlOf(protocols: readonly string[]): (text: string) => boolean {
  return (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

const isBareOrigin = (text: string) => {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && search + hash + username === '';
};

const url = (protocols: readonly string[], shouldBe: string) =>
  z.string().refine(isUrlOf(protocols), { error: shouldBe, abort: true });

const webUrl = (example: string) =>
  url(['http:', 'https:'], `should be an http or https address, like ${example}`);

const BUCKET = 'https://key:secret@host/bucket';

const isBucket = (text: string) => {
  const { username, password, pathname } = new URL(text);
  return isEscaped(username) && isEscaped(password) && isEscaped(pathname) && pathname !== '/';
};

/** Something, and every % in it begins a character that can be read. */
function isEscaped(part: string): boolean {
  try {
    return decodeURIComponent(part) !== '';
  } catch {
    return false;
  }
}

const isContact = (text: string) => z.email().safeParse(text).success || isUrlOf(['https:'])(text);

const MEGABYTES = 'should be a whole number of megabytes, 20 or more';
/** The largest application: two files of 10 MB. */
const LEAST_MB = 20;

const megabytes = (usual: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, MEGABYTES)
    .transform(Number)
    .refine((count) => count >= LEAST_MB, MEGABYTES)
    .default(usual);

const wholeNumber = (least: number, most: number, what: string) => {
  const shouldBe = `should be a whole number of ${what}, from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, shouldBe)
    .transform(Number)
    .refine((count) => count >= least && count <= most, shouldBe);
};

const PORT_RANGE = 'should be a whole number from 0 to 65535 (0 takes any free port)';
const port = z
  .string()
  .regex(/^\d{1,5}$/, PORT_RANGE)
  .transform(Number)
  .refine((number) => number <= 65_535, PORT_RANGE);

const PROXIES =
  'should be false, the number of proxies in front, or their addresses separated by commas';

const trustProxy = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    ([first = '', ...rest]) =>
      rest.length === 0
        ? first === 'false' || /^\d{1,2}$/.test(first) || isAddressOrRange(first)
        : [first, ...rest].every(isAddressOrRange),
    PROXIES,
  )
  .transform((parts): false | number | string[] => {
    const [first = ''] = parts;
    if (first === 'false') return false;
    return /^\d+$/.test(first) ? Number(first) : parts;
  });

/**
 * Every variable that the server knows, with its default and what it should be. An absent variable
 * takes its default; the key on the right is its name in the program.
 */
export const Environment = z
  .object({
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'should be an address or host name to listen on, like 127.0.0.1')
      .default('127.0.0.1'),
    PORT: port.default(3000),
    DATA_DIR: z
      .string()
      .default('./data')
      .transform((folder) => resolve(folder)),
    DATABASE_URL: url(
      ['postgres:', 'postgresql:'],
      'should be a PostgreSQL address, like postgres://user:password@host:5432/name',
    ).optional(),
    DATABASE_CONNECTIONS: wholeNumber(1, 1_000, 'connections').default(10),
    DATABASE_CONNECTION_MINUTES: wholeNumber(1, 1_440, 'minutes').default(30),
    DATABASE_POOLER: z
      .literal(
        'pgbouncer',
        'should be pgbouncer, or not set where nothing stands before PostgreSQL',
      )
      .optional(),
    PUBLIC_URL: webUrl('https://example.org')
      .refine(isBareOrigin, 'should be an address without a path, like https://example.org')
      .transform((text) => new URL(text).origin)
      .optional(),
    SESSION_SECRET: z.string().min(32, 'should have at least 32 characters').optional(),
    REQUESTS_AT_ONCE: wholeNumber(1, 100_000, 'requests').default(200),
    METRICS_PORT: port.optional(),
    UPLOADS_MB: megabytes(10_000),
    UPLOADS_PER_ADDRESS_MB: megabytes(250),
    S3_URL: webUrl(BUCKET)
      .refine(
        isBucket,
        `should name key, secret and bucket, like ${BUCKET}, with a % in them written as %25`,
      )
      .optional(),
    SMTP_URL: url(
      ['smtp:', 'smtps:'],
      'should be a mail server, like smtps://user:password@host:465',
    ).optional(),
    MAIL_FROM: z
      .string()
      .regex(/^[^<>@]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, 'should be a mail address')
      .optional(),
    ADMIN_EMAIL: z.email('should be a mail address').optional(),
    SECURITY_CONTACT: z
      .string()
      .refine(isContact, 'should be a mail address, or an https address of a page')
      .transform((text) => (URL.canParse(text) ? new URL(text).href : `mailto:${text}`))
      .optional(),
    AI_BASE_URL: webUrl('https://example.org/v1').optional(),
    AI_API_KEY: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'should be a key without spaces, as the server of the model gave it')
      .optional(),
    AI_MODEL: z.string().max(200, 'should be the name of a model, like llama3.2').optional(),
    BACKUP_DIR: z
      .string()
      .transform((folder) => resolve(folder))
      .optional(),
    BACKUP_EVERY_H: wholeNumber(0, 744, 'hours').default(24),
    BACKUP_KEEP: wholeNumber(1, 1_000, 'backups').default(14),
    MIGRATE: z.literal('yes', 'should be yes, once a backup was made, or not set').optional(),
    DRAIN_S: wholeNumber(0, 300, 'seconds').default(0),
    LOG_LEVEL: z.enum(LOG_LEVELS, `should be one of ${LOG_LEVELS.join(', ')}`).default('info'),
    TRUST_PROXY: trustProxy.default(false),
    SIGN_UP: z.enum(SIGN_UP_MODES, `should be one of ${SIGN_UP_MODES.join(', ')}`).default('open'),
    OIDC_ONLY: z
      .enum(['true', 'false'], 'should be true or false')
      .default('false')
      .transform((text) => text === 'true'),
    ...OIDC_VARIABLES,
  })
  .refine((set) => set.SMTP_URL === undefined || set.PUBLIC_URL !== undefined, {
    // A request says itself which host it asks; a link made of that could lead anywhere.
    error: 'should be set where SMTP_URL is: it is where the links in mails lead',
    path: ['PUBLIC_URL'],
  })
  .refine((set) => (set.AI_BASE_URL === undefined) === (set.AI_MODEL === undefined), {
    error: 'should be set where AI_BASE_URL is, and only there: they name one language model',
    path: ['AI_MODEL'],
  })
  .refine((set) => set.AI_API_KEY === undefined || set.AI_BASE_URL !== undefined, {
    error: 'should be set only where AI_BASE_URL is: there is nobody else to show it to',
    path: ['AI_API_KEY'],
  })
  .superRefine((set, context) => {
    for (const { name, shouldBe } of findOidcProblems(set))
      context.addIssue({ code: 'custom', path: [name], message: shouldBe });
  })
  .refine((set) => set.OIDC_ISSUER === undefined || set.PUBLIC_URL !== undefined, {
    error: 'should be set where OIDC_ISSUER is: it is where the provider sends people back to',
    path: ['PUBLIC_URL'],
  })
  .refine((set) => !set.OIDC_ONLY || readProviders(set).length > 0, {
    error: 'should be true only where OIDC_ISSUER names a provider: else nobody could log in',
    path: ['OIDC_ONLY'],
  })
  .transform((set) => ({
    host: set.HOST,
    port: set.PORT,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    databaseConnections: set.DATABASE_CONNECTIONS,
    databaseConnectionMinutes: set.DATABASE_CONNECTION_MINUTES,
    databasePooler: set.DATABASE_POOLER,
    publicUrl: set.PUBLIC_URL,
    sessionSecret: set.SESSION_SECRET,
    s3Url: set.S3_URL,
    requestsAtOnce: set.REQUESTS_AT_ONCE,
    metricsPort: set.METRICS_PORT,
    uploadsMb: set.UPLOADS_MB,
    uploadsPerAddressMb: set.UPLOADS_PER_ADDRESS_MB,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    adminEmail: set.ADMIN_EMAIL,
    securityContact: set.SECURITY_CONTACT,
    aiBaseUrl: set.AI_BASE_URL,
    aiApiKey: set.AI_API_KEY,
    aiModel: set.AI_MODEL,
    backupDir: set.BACKUP_DIR ?? join(set.DATA_DIR, 'backups'),
    backupEveryH: set.BACKUP_EVERY_H,
    backupKeep: set.BACKUP_KEEP,
    mayMigrate: set.MIGRATE === 'yes',
    drainS: set.DRAIN_S,
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    signUp: set.SIGN_UP,
    oidcOnly: set.OIDC_ONLY,
    oidcProviders: readProviders(set),
  }));

/**
 * Variables whose values are secrets, or addresses that may have a password in them. Each may be given as a file instead, named
 * by the variable with `_FILE` at its end.
 */
export const SECRETS = [
  'DATABASE_URL',
  'SESSION_SECRET',
  'S3_URL',
  'SMTP_URL',
  'AI_API_KEY',
  ...OIDC_SECRETS,
] as const satisfies readonly (keyof z.input<typeof Environment>)[];
