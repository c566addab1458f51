/** The kind of thing that is new: a name is an employer, a product, a place or any other proper name. */
export type MarkKind = 'name' | 'title' | 'date' | 'number' | 'skill';

/** The place in a proposal of something that its source does not have; UTF-16 offsets, `end` is behind it. */
export type Finding = { kind: MarkKind; start: number; end: number };

/** Something found in a text, and the key by which it is looked for in another. */
export type Claim = { key: string; start: number; end: number; rounding?: Rounding };

/** Between which multiples of the number that a text says the number itself is. */
export type Rounding = { from: number; to: number };
