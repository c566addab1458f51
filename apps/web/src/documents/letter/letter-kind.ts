import { LETTER } from '@shortlist/model';
import { designLetter } from '@shortlist/templates';
import { draftKindOf } from '#draft/draft-kind.ts';
import { resolveSections } from '#platform/sections-context.ts';

/** The kind of drafts of letters. */
export const LETTERS = draftKindOf(LETTER, resolveSections(undefined));

/** The way in which letters are printed. */
export const LETTER_PRINTER = { print: designLetter };
