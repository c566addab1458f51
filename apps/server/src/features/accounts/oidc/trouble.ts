import { hrefOf, type OidcTrouble } from '@shortlist/contracts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '#http/errors/errors.ts';

/** Somebody came back from a provider, and is not logged in: the page that they are sent to says why. */
export class Trouble extends Error {
  override name = 'Trouble';
  readonly code: OidcTrouble;

  constructor(code: OidcTrouble, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Refusals of the server's other parts, as the page says them. */
const OF_REFUSALS: Readonly<Record<string, OidcTrouble>> = {
  'accounts.byInvitation': 'byInvitation',
  'accounts.signUpClosed': 'closed',
  'accounts.oldInvitation': 'oldInvitation',
  'accounts.otherAddress': 'otherAddress',
};

/** Finds the trouble that an error means to the person; undefined for a fault of ours. */
function troubleOf(error: unknown): OidcTrouble | undefined {
  if (error instanceof Trouble) return error.code;
  if (!(error instanceof AppError)) return undefined;
  return error.code === 'slow_down' ? 'tooMany' : OF_REFUSALS[error.reason.code];
}

/** Returns the page that says it: the account's where this was to be linked, else the one to log in. */
export const troublePath = (trouble: OidcTrouble, { isLink = false, next = '' } = {}): string =>
  hrefOf(isLink ? 'account' : 'login', {}, { query: { trouble, ...(next && { next }) } });

/** Returns what the person is told; the log has the reason, without what the provider said of the person. */
export function sayTrouble({ log, params }: FastifyRequest, error: unknown) {
  const trouble = troubleOf(error);
  const { provider } = params as { provider: string };
  if (trouble === undefined) {
    log.error({ err: error, provider }, 'single sign-on failed');
    return 'failed';
  }
  const { cause } = error as Error;
  if (cause !== undefined) log.warn({ err: cause, provider, trouble }, 'single sign-on failed');
  return trouble;
}
