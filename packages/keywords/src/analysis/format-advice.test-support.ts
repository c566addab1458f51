import { ENGLISH, en, formatMessages } from '@shortlist/messages';
import type { Advice } from './explain.ts';

/** An advice in English. */
export const formatAdvice = ({ gap, recommendation }: Advice) => ({
  gap: formatMessages(ENGLISH, en, gap),
  recommendation: formatMessages(ENGLISH, en, recommendation),
});
