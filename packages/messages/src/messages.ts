import type * as en from './en/words.ts';

/** A text, or how it is made of its parameters, in any language that has the same parameters. */
type Wording<English> = English extends string ? string : English;

/** All that is said in one language, by subject. What English says, each language must say. */
export type Messages = {
  readonly [S in keyof typeof en]: {
    readonly [Name in keyof (typeof en)[S]]: Wording<(typeof en)[S][Name]>;
  };
};
export type Subject = keyof Messages;

/** Codes of words that take no parameters. */
type Plain<S extends Subject> = {
  [Name in keyof Messages[S] & string]: Messages[S][Name] extends string ? `${S}.${Name}` : never;
}[keyof Messages[S] & string];

type WithParams<S extends Subject> = {
  [Name in keyof Messages[S] & string]: Messages[S][Name] extends (params: infer Params) => string
    ? { code: `${S}.${Name}`; params: Params }
    : never;
}[keyof Messages[S] & string];

/** Something to say to a person, in no language yet: the subject and name of its words, and their parameters. */
export type Message<S extends Subject = Subject> = {
  [Each in S]: { code: Plain<Each> } | WithParams<Each>;
}[S];
