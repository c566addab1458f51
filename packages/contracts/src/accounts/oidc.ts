import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { MAX_LINE } from '../text.ts';
import { Done } from './answers.ts';
import { ProofFields } from './proof.ts';

/** Ways to come in that this server offers, and who may make an account. */
export const WaysOffered = z.object({
  signUp: z.enum(['open', 'invited', 'closed']),
  /** True if accounts are opened by a password too. */
  hasPasswords: z.boolean(),
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
});
export type WaysOffered = z.infer<typeof WaysOffered>;

export const getWays = {
  method: 'GET',
  url: '/api/auth/ways',
  access: 'public',
  schema: {
    summary: 'The ways to log in that this server offers, and who may make an account',
    response: { 200: WaysOffered },
  },
} satisfies Endpoint;

const byProvider = z.object({ provider: z.string().max(20) });

/** Reasons why somebody came back from a provider without being logged in, as `trouble` of the page that they come to. */
export const OIDC_TROUBLES = [
  'away',
  'cancelled',
  'failed',
  'notBegun',
  'noAddress',
  'unverified',
  'unconfirmed',
  'secondFactor',
  'byInvitation',
  'closed',
  'oldInvitation',
  'otherAddress',
  'linkedElsewhere',
  'tooMany',
] as const;
export type OidcTrouble = (typeof OIDC_TROUBLES)[number];

/** A page is sent there by a link. Answers by a redirection, outside the envelope. */
export const startOidc = {
  method: 'GET',
  url: '/api/auth/oidc/:provider/start',
  access: 'public',
  schema: {
    summary: 'Go to a provider of single sign-on, to log in there; redirects',
    params: byProvider,
    /** `next` is the path to go on to, `invitation` the token of one. */
    querystring: z.object({
      next: z.string().max(MAX_LINE).optional(),
      invitation: z.string().max(200).optional(),
    }),
    response: { 200: z.any() },
  },
} satisfies Endpoint;

/** The provider sends people back there. Answers by a redirection to a page, outside the envelope. */
export const finishOidc = {
  method: 'GET',
  url: '/api/auth/oidc/:provider/callback',
  access: 'public',
  schema: {
    summary: 'Come back from a provider of single sign-on; logs in and redirects',
    params: byProvider,
    querystring: z.looseObject({ state: z.string().max(MAX_LINE).optional() }),
    response: { 200: z.any() },
  },
} satisfies Endpoint;

/** One provider as an account has it. */
export const LinkedProvider = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601, in UTC; null where the account is not linked to it. */
  linkedAt: z.string().nullable(),
});
export type LinkedProvider = z.infer<typeof LinkedProvider>;

export const listProviders = {
  method: 'GET',
  url: '/api/auth/oidc',
  access: 'account',
  schema: {
    summary: 'The providers of single sign-on, and which of them the account is linked to',
    response: { 200: z.object({ providers: z.array(LinkedProvider) }) },
  },
} satisfies Endpoint;

export const linkProvider = {
  method: 'POST',
  url: '/api/auth/oidc/:provider/link',
  access: 'account',
  schema: {
    summary: 'Begin to link the account to a provider; answers the address to go to',
    params: byProvider,
    body: z.object(ProofFields),
    response: { 200: z.object({ location: z.string() }) },
  },
} satisfies Endpoint;

export const unlinkProvider = {
  method: 'POST',
  url: '/api/auth/oidc/:provider/unlink',
  access: 'account',
  schema: {
    summary: 'End the link of the account to a provider; the last way in stays',
    params: byProvider,
    body: z.object(ProofFields),
    response: { 200: Done },
  },
} satisfies Endpoint;
