import { createHmac } from 'node:crypto';

/** A secret of the server's, and what a key of it is for. */
export type KeyUse = { secret: string; purpose: string };

/** Derives a key from a secret: what is made with that of one purpose is nothing to any other. */
export const keyOf = ({ secret, purpose }: KeyUse): Buffer =>
  createHmac('sha256', secret).update(purpose).digest();
