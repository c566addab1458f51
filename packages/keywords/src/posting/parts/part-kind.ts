/** What a part of a posting speaks of. */
export type PartKind = 'must' | 'nice' | 'duty' | 'drop';
