import { LETTER } from '@shortlist/model';
import { draftKindOf } from '#draft/draft-kind.ts';
import { resolveSections } from '#platform/sections-context.ts';

/** The kind of drafts of letters. */
export const LETTERS = draftKindOf(LETTER, resolveSections(undefined));
