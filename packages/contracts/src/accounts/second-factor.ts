import { z } from 'zod';
import { SomeText } from '../credentials.ts';
import type { Endpoint } from '../endpoint.ts';
import { Done } from './answers.ts';
import { ProofFields } from './proof.ts';

/** Codes that stand in for a lost app, in the letters that a person copies; never shown again. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const beginSecondFactor = {
  method: 'POST',
  url: '/api/auth/second-factor/begin',
  access: 'account',
  schema: {
    summary: 'A key for an app that makes codes; nothing is asked for before a code of it has come',
    body: z.object(ProofFields),
    /** The key in Base32, and the address (`otpauth:`) that a QR code gives to the app. */
    response: { 200: z.object({ key: z.string(), address: z.string() }) },
  },
} satisfies Endpoint;

export const confirmSecondFactor = {
  method: 'POST',
  url: '/api/auth/second-factor/confirm',
  access: 'account',
  schema: {
    summary: 'Have codes asked for beside the password, from the first code of the app on',
    body: z.object({ code: SomeText }),
    response: { 200: RecoveryCodes },
  },
} satisfies Endpoint;

export const endSecondFactor = {
  method: 'POST',
  url: '/api/auth/second-factor/end',
  access: 'account',
  schema: {
    summary: 'Have no more codes asked for; takes proof again, and a code',
    body: z.object({ code: SomeText, ...ProofFields }),
    response: { 200: Done },
  },
} satisfies Endpoint;

export const renewRecoveryCodes = {
  method: 'POST',
  url: '/api/auth/second-factor/recovery-codes',
  access: 'account',
  schema: {
    summary: 'Ten new recovery codes in place of all earlier ones; asks for proof again',
    body: z.object(ProofFields),
    response: { 200: RecoveryCodes },
  },
} satisfies Endpoint;
