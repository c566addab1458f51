import { type en, type Language, type Subject, type Words, words } from '@shortlist/messages';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguage } from './language-context.ts';

/** The words of a subject, whose marked parts may be elements. */
export type WordsOf<Name extends keyof typeof en> = Words<(typeof en)[Name], ReactNode>;

const made = new WeakMap<Language, WeakMap<Subject, unknown>>();

/** Parts as the children of one element, so that none of them needs a key. */
const join = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

/** Says a subject in a language: the same value each time, so that effects may depend on it. */
export function wordsIn<S extends Subject>(language: Language, subject: S): Words<S, ReactNode> {
  const known = made.get(language) ?? new WeakMap();
  made.set(language, known);
  const found = known.get(subject) ?? words(language, subject, join);
  known.set(subject, found);
  return found as Words<S, ReactNode>; // Made of this very subject.
}

/** The words of a subject in the language of the page: `useWords(en.editor).undo`. */
export const useWords = <S extends Subject>(subject: S): Words<S, ReactNode> =>
  wordsIn(useLanguage(), subject);
