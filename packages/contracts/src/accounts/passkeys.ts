import { isStorable } from '@shortlist/model';
import { z } from 'zod';
import { SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { issue } from '../issue.ts';
import { Done } from './answers.ts';
import { signIn } from './login.ts';
import { PasskeyAnswer } from './passkey-answer.ts';
import { ProofFields } from './proof.ts';

/** Most passkeys of one account. */
export const MOST_PASSKEYS = 20;
const MAX_NAME = 60;
/** More than a credential with a large key has. */
const MAX_LETTERS = 8_000;

const Base64Url = z
  .string()
  .max(MAX_LETTERS)
  .regex(/^[\w-]+$/u);

/** Name that an account holder knows a passkey by. */
export const PasskeyName = z
  .string()
  .trim()
  .min(1, issue({ code: 'fields.required' }))
  .max(MAX_NAME, issue({ code: 'fields.shorten', params: { most: MAX_NAME } }))
  .refine(isStorable, issue({ code: 'fields.characters' }));

const Descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** Options by which an authenticator answers (WebAuthn's `PublicKeyCredentialRequestOptionsJSON`). */
export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(Descriptor),
});
export type PasskeyRequest = z.infer<typeof PasskeyRequest>;

/** Options by which an authenticator makes a passkey (`PublicKeyCredentialCreationOptionsJSON`). */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(Descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});
export type PasskeyCreation = z.infer<typeof PasskeyCreation>;

/** A passkey that an authenticator has made (`RegistrationResponseJSON`). */
export const NewPasskey = z.object({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const askToAddPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/add-options',
  access: 'account',
  schema: {
    summary: 'What an authenticator needs to make a passkey for the account; asks for proof again',
    body: z.object(ProofFields),
    response: { 200: PasskeyCreation },
  },
} satisfies Endpoint;

export const addPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/add',
  access: 'account',
  schema: {
    summary: 'Add the passkey that an authenticator has made',
    body: z.object({ name: PasskeyName, passkey: NewPasskey }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const renamePasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/rename',
  access: 'account',
  schema: {
    summary: 'Give a passkey another name',
    body: z.object({ id: SomeText, name: PasskeyName }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const removePasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/remove',
  access: 'account',
  schema: {
    summary: 'Remove a passkey, unless it is the last way in; asks for proof again',
    body: z.object({ id: SomeText, ...ProofFields }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const askForPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/proof-options',
  access: 'account',
  schema: {
    summary: "What one of the account's passkeys needs to prove who is calling",
    response: { 200: PasskeyRequest },
  },
} satisfies Endpoint;

export const askToSignInByPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/sign-in-options',
  access: 'public',
  schema: {
    summary: 'What an authenticator needs to log somebody in; names nobody',
    response: { 200: PasskeyRequest },
  },
} satisfies Endpoint;

export const signInByPasskey = {
  method: 'POST',
  url: '/api/auth/passkeys/sign-in',
  access: 'public',
  schema: {
    summary: 'Log in by a passkey; takes over the resumes of the guest who calls',
    body: z.object({ passkey: PasskeyAnswer }),
    response: signIn.schema.response,
  },
} satisfies Endpoint;
