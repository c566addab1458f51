import { formatMessage, type Message, type Subjects } from '@shortlist/messages';
import { useCallback } from 'react';
import { useLanguage } from './language-context.ts';

/** Says messages of packages in the language of the page. `subjects`, those they may be of, is the same value with each render. */
export function useFormatMessage<S extends keyof Subjects>(
  subjects: Pick<Subjects, S>,
): (message: Message<S>) => string {
  const language = useLanguage();
  return useCallback((message) => formatMessage(language, subjects, message), [language, subjects]);
}
