import { en } from '@shortlist/messages';
import { useFormatMessage } from '#platform/language/use-format-message.ts';

const SUBJECTS = { drafts: en.drafts, rules: en.rules };

/** Says where saving stands in the language of the interface. */
export const useSayDraft = () => useFormatMessage(SUBJECTS);
