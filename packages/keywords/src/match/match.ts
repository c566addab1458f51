import type { Keyword, Mention } from '../keyword.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import type { ResumeIndex } from './resume-index.ts';

/** The status of a keyword: a resume states it, states it in other words, or does not. */
export type Status = 'matching' | 'indirect' | 'missing';

/**
 * The way in which a keyword was found; `confirmed` by the person, `quoted` by the person with words of the resume,
 * `negated` and `none` of a missing one.
 */
export type How =
  | 'same'
  | 'alias'
  | 'abbreviation'
  | 'degree'
  | 'implied'
  | 'reworded'
  | 'confirmed'
  | 'quoted'
  | 'negated'
  | 'none';

/** A place of the resume; `source` is its field where the resume is no plain text. */
export type ResumeMention = Mention & { source?: string; section?: string };

/** The result for one keyword: the answer, the way that led to it, and the places that prove it. */
export type Match = {
  status: Status;
  how: How;
  mentions: readonly ResumeMention[];
  /** The words of the resume that imply the keyword. */
  impliedBy?: string;
};

/** The facts of a keyword that are asked of a resume. */
export type Asked = Pick<Keyword, 'term' | 'surface' | 'group' | 'degree' | 'mentions'>;

/** The context in which a keyword is looked for, and by which. */
export type Context = {
  index: ResumeIndex;
  lexicon: Lexicon;
  /** Long and short forms that the posting itself defines; see `readDefinitions`. */
  definitions: ReadonlyMap<string, string>;
};
