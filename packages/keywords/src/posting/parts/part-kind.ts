/** The kind of a posting's part: what it speaks of. */
export type PartKind = 'must' | 'nice' | 'duty' | 'drop';
