import { en } from '@shortlist/messages';
import { useSay } from '#lib/language/use-say.ts';

const SUBJECTS = { rules: en.rules };

/** Says a rule of a resume in the language of the interface. */
export const useSayRule = () => useSay(SUBJECTS);
