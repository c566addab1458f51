/**
 * Says one thing in one language: a text with placeholders, or one of several by a parameter.
 *
 * - `'{count} of {total}'`: a number is written as the language does, a text as it is. `{names, list}` ("a, b and c"),
 *   `{names, or}` ("a, b or c"), `{names, series}` ("a, b, c") and `{day, month}` ("Nov 2026") take lists and months.
 * - `{ one: '{count} page', other: '{count} pages' }` chooses by `count` and the plural categories of the language; a number as
 *   key is that very number.
 * - `{ by: 'state', works: 'Works', away: 'Does not answer' }` chooses by another parameter. Cases may hold cases.
 * - `'Read the <link>terms</link>.'`: the function `link` marks up a part.
 */
export type Text = string | Cases;
export type Cases = { readonly [value: string]: Text };
export type Texts = Readonly<Record<string, Text>>;

/** Texts in English, with the name under which another language has them. */
export type Subject<T extends Texts = Texts> = { readonly name: string; readonly texts: T };

export type MonthYear = { year: number; month?: number | undefined };

/** The values of placeholders with a format. */
type Formatted<Value> = Record<'list' | 'or' | 'series', readonly Value[]> & { month: MonthYear };

type Placeholder<Inside extends string, Value> = Inside extends `${string}"${string}`
  ? unknown
  : Inside extends `${infer Name}, ${infer Format}`
    ? { [N in Name]: Formatted<Value>[Format & keyof Formatted<Value>] }
    : { [N in Inside]: Value };

/** Braces around a quotation mark, as of JSON, are none of a placeholder. */
type Placeholders<T, Value> = T extends `${string}{${infer Inside}}${infer Rest}`
  ? Placeholder<Inside, Value> & Placeholders<Rest, Value>
  : unknown;

type Tags<T, Node> = T extends `${string}</${infer Name}>${infer Rest}`
  ? { [N in Name]: (text: string) => Node } & Tags<Rest, Node>
  : unknown;

type Chooser<C> = C extends { by: infer Name extends string } ? Name : 'count';
type CaseOf<C> = Exclude<keyof C, 'by'>;

/** A number where plurals or numbers are cases; else one of the cases, or any text where there is `other`. */
type Choice<C> =
  Extract<CaseOf<C>, number | 'one'> extends never
    ? 'other' extends CaseOf<C>
      ? string
      : CaseOf<C>
    : number;

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type Needed<T, Value, Node> = T extends string
  ? Placeholders<T, Value> & Tags<T, Node>
  : { [N in Chooser<T>]: Choice<T> } & Intersection<
      { [C in CaseOf<T>]: Needed<T[C], Value, Node> }[CaseOf<T>]
    >;

type Flat<T> = { [Name in keyof T]: T[Name] };

/** The parameters of a text: its placeholders, what chooses among its cases, and a function for each marked part. */
export type ParamsOf<T, Value = string | number, Node = string> = Flat<Needed<T, Value, Node>>;

/** Names the texts of a subject in English. */
export const subject = <const T extends Texts>(name: string, texts: T): Subject<T> => ({
  name,
  texts,
});
