import { PURSUIT } from '@shortlist/model';
import { draftKindOf } from '#draft/draft-kind.ts';
import { resolveSections } from '#platform/sections-context.ts';

/** The kind of drafts of applications. */
export const PURSUITS = draftKindOf(PURSUIT, resolveSections(undefined));
