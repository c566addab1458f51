import { en, sayAll } from '@shortlist/messages';
import type { Advice } from './explain.ts';

/** An advice in English. */
export const sayAdvice = ({ gap, recommendation }: Advice) => ({
  gap: sayAll(en, gap),
  recommendation: sayAll(en, recommendation),
});
