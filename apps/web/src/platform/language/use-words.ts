import { type en, type Language, type Subject, type Words, words } from '@shortlist/messages';
import { createElement, Fragment, type ReactNode } from 'react';
import { rememberByPair } from '../remember-by-pair.ts';
import { useLanguage } from './language-context.ts';

/** The words of a subject, whose marked parts may be elements. */
export type WordsOf<Name extends keyof typeof en> = Words<(typeof en)[Name], ReactNode>;

/** Parts as the children of one element, so that none of them needs a key. */
const join = (parts: ReactNode[]): ReactNode => createElement(Fragment, null, ...parts);

const made = rememberByPair((language: Language, subject: Subject) =>
  words(language, subject, join),
);

/** Says a subject in a language: the same value each time, so that effects may depend on it. */
export const wordsIn = <S extends Subject>(language: Language, subject: S) =>
  made(language, subject) as Words<S, ReactNode>; // Made of this very subject.

/** The words of a subject in the language of the page: `useWords(en.editor).undo`. */
export const useWords = <S extends Subject>(subject: S): Words<S, ReactNode> =>
  wordsIn(useLanguage(), subject);
