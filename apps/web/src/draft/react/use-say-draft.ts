import { en } from '@shortlist/messages';
import { useSay } from '#lib/language/use-say.ts';

const SUBJECTS = { drafts: en.drafts, rules: en.rules };

/** Says where saving stands in the language of the interface. */
export const useSayDraft = () => useSay(SUBJECTS);
