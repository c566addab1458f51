import { en } from '@shortlist/messages';
import { useFormatMessage } from '#platform/language/use-format-message.ts';

const SUBJECTS = { rules: en.rules };

/** Says a rule of a resume in the language of the interface. */
export const useFormatRule = () => useFormatMessage(SUBJECTS);
