import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { limitHere } from '#http/limit-here.ts';
import { addressGroup } from '#lib/address-group.ts';

/** Address to which browsers report what the Content-Security-Policy of a page has kept from it. */
export const CSP_REPORTS = '/csp-reports';

/** Most bytes of a body: some reports. */
const BODY_LIMIT = 16_384;

const HOUR_MS = 3_600_000;
/** Bodies that one network may send in an hour, and lines that the log gets of all of them. */
const FROM_NETWORK = { most: 60, windowMs: HOUR_MS };
const MOST_LINES = 60;

/** A directive is a word of the standard's; whatever else is called so is not repeated. */
const Directive = z
  .string()
  .max(40)
  .regex(/^[a-z]+(?:-[a-z]+)*$/u)
  .catch('unknown');
const Address = z.string().max(4_000).catch('');

/** A report by `report-uri`, which older browsers send. */
const Old = z
  .object({
    'csp-report': z.object({
      'effective-directive': Directive,
      'blocked-uri': Address,
      'document-uri': Address,
    }),
  })
  .transform(({ 'csp-report': report }) => [
    {
      directive: report['effective-directive'],
      blocked: report['blocked-uri'],
      page: report['document-uri'],
    },
  ]);

/** Reports by `report-to`, several at a time. */
const New = z
  .array(
    z.object({
      body: z.object({
        effectiveDirective: Directive,
        blockedURL: Address,
        documentURL: Address,
      }),
    }),
  )
  .max(20)
  .transform((reports) =>
    reports.map(({ body }) => ({
      directive: body.effectiveDirective,
      blocked: body.blockedURL,
      page: body.documentURL,
    })),
  );
const Reports = z.union([Old, New]);

/** Words that browsers say in place of an address. */
const KEYWORDS = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'];

/** Schemes that are told apart; the name of an extension's or a program's own may be anything. */
const SCHEMES = ['http:', 'https:', 'data:', 'blob:', 'ws:', 'wss:', 'file:', 'about:'];

type Logged = { directive: string; blocked: string; isOwn: boolean };

/**
 * Says what was blocked without an address: reports come from anybody, and addresses name people, documents and what else
 * they have installed.
 */
function describe({
  directive,
  blocked,
  page,
}: { directive: string } & Record<'blocked' | 'page', string>): Logged {
  if (KEYWORDS.includes(blocked)) return { directive, blocked, isOwn: false };
  if (!URL.canParse(blocked)) return { directive, blocked: 'unknown', isOwn: false };
  const { protocol, origin } = new URL(blocked);
  const isOwn = origin !== 'null' && URL.canParse(page) && new URL(page).origin === origin;
  return { directive, blocked: SCHEMES.includes(protocol) ? protocol : 'another scheme', isOwn };
}

/**
 * Takes what browsers report of blocked content, and logs it: at most so many lines an hour, the last of which says that
 * there are more. Nothing is stored and nobody is asked who they are.
 */
export async function takeCspReports(app: FastifyInstance, now: () => Date): Promise<void> {
  const count = limitHere(FROM_NETWORK, { code: 'accounts.fromNetwork' });
  let hour = { startedAt: 0, lines: 0 };

  function write(report: Logged): void {
    const at = now().getTime();
    if (Math.abs(at - hour.startedAt) >= HOUR_MS) hour = { startedAt: at, lines: 0 };
    hour.lines += 1;
    if (hour.lines > MOST_LINES) return;
    const isLast = hour.lines === MOST_LINES;
    app.log.warn(
      { csp: report, ...(isLast && { isLast }) },
      'a page was kept from loading something',
    );
  }

  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/csp-report', 'application/reports+json'],
      { parseAs: 'string' },
      scope.getDefaultJsonParser('error', 'error'),
    );
    scope.post(
      CSP_REPORTS,
      { schema: { hide: true }, bodyLimit: BODY_LIMIT, config: { isRead: true } },
      async (request, reply) => {
        count(addressGroup(request.ip), now());
        const reports = Reports.safeParse(request.body);
        for (const report of reports.data ?? []) write(describe(report));
        return reply.code(204).send();
      },
    );
  });
}
