import { formatIssue } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { useLanguage } from '#platform/language/language-context.ts';

const SUBJECTS = { fields: en.fields, rules: en.rules };

/** Says what stands against a field of a form; undefined where nothing does. */
export function useFieldIssue(): (text: string | undefined) => string | undefined {
  const language = useLanguage();
  return (text) => (text === undefined ? undefined : formatIssue(language, SUBJECTS, text));
}
