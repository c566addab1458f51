import { RESUME } from '@shortlist/model';

/** The kinds of document that the spec's calls know. */
export const SPEC_KINDS: readonly string[] = [RESUME.kind];
