import type { Field, MemberValue } from '../../fields/field.ts';
import type { EntryId } from '../../ids.ts';
import type { PrintedWords } from '../../languages/printed-titles.ts';
import type { JsonResume, JsonResumeFile, KeywordList } from '../json-resume/json-resume.ts';
import { type Check, PASSED } from '../rules/check.ts';
import { isEmptyEntry } from '../rules/is-empty-entry.ts';

type Fields = readonly Field[];

/** The names under which a field is stored. */
type MemberName<F extends Field> = F extends Field<infer M> ? keyof M & string : never;

type ValueOf<F extends Field, N extends string> =
  F extends Field<infer M, infer T> ? (N extends keyof M ? MemberValue<T, M[N]> : never) : never;

/** An entry without its id, as a resume holds it: dates and points are values. */
export type ValuesOf<F extends Fields> = {
  [N in MemberName<F[number]>]: ValueOf<F[number], N>;
};

/** Loads what a kind prints in languages other than English. Absent of the product's own, whose folders have it. */
type LoadPrintedWords = () => Promise<PrintedWords>;

type EntryWords = {
  /** On the editor's tab: "Awards". */
  readonly title: string;
  /** One entry: "Award". */
  readonly entry: string;
  /** One of them, in a sentence: "an award". */
  readonly any: string;
  /** On the button that saves one. */
  readonly save: string;
  /** The fields that name an entry: "a role or a company". */
  readonly naming: string;
  /** The fields that an entry without a name lacks: "no role and no company". */
  readonly nameless: string;
};

/**
 * A kind of section whose content is a list of entries: `V` is what an entry says, `N` the
 * names of its members. Code that works for every kind takes it without parameters.
 */
export type EntrySection<
  K extends string = string,
  P extends string = string,
  L extends string = string,
  N extends string = string,
  A extends boolean = boolean,
  V extends object = Readonly<Record<string, unknown>>,
> = {
  readonly shape: 'entries';
  readonly kind: K;
  /** Last part of the editor's address, and the section's name in the order of the paper. */
  readonly path: P;
  /** The member of a resume that holds the entries. */
  readonly list: L;
  readonly words: EntryWords;
  /** Title on an English paper, where it is not `words.title`. */
  readonly printedTitle?: string;
  readonly printedWords?: LoadPrintedWords;
  /** True if a resume has it only once it was added. */
  readonly isOptional?: boolean;
  /** In the order of the form. */
  readonly fields: Fields;
  /** The members of a stored entry in the order of the wire, each once. */
  readonly wireOrder: readonly N[];
  /**
   * True if AI Write helps with its points. The server counts the uses; on the wire an entry ends with how many are left
   * (`aiUsesLeft`), which is no member of it.
   */
  readonly hasAiWrite: A;
  /** The members that may name an entry; the first that says something does. */
  readonly naming: readonly [N, ...N[]];
  /** Name of the member that is the employer, if several entries may be roles at one employer. */
  readonly employer?: N;
  /** Refuses what cannot be saved at `now`; nothing where a definition does not say. (A method, so that a section of one kind is a section of any.) */
  check(entry: V, now: Date): Check;
  /** Checks whether the only entry may be removed; one that says something, where a definition does not say. */
  mayLastGo(entry: V): boolean;
  /** The spec's call that saves an entry; absent where the spec does not know the kind. */
  readonly call?: `save_${string}.php`;
  /**
   * Form of entries in a JSON Resume file. Each list of the standard is read by one kind. Absent where the standard has
   * none: they stand in our own part of the file then, member by member.
   */
  readonly jsonResume?: {
    read(file: JsonResume, newId: () => EntryId): readonly (V & { readonly id: EntryId })[];
    write(entries: readonly V[]): JsonResumeFile;
  };
};

/** Layout of the lines of a text on paper: as paragraphs, run together where they are short, or as points. */
export type TextLayout = 'paragraphs' | 'inline' | 'points';

type TextWords = {
  /** On the editor's tab. */
  readonly title: string;
  /** Hint at what to type. */
  readonly hint: string;
  /** On the button that saves it. */
  readonly save: string;
};

/** A kind of section whose content is one text. */
export type TextSection<K extends string = string> = {
  readonly shape: 'text';
  readonly kind: K;
  readonly path: K;
  readonly words: TextWords;
  /** Title on an English paper, where it is not `words.title`. */
  readonly printedTitle?: string;
  readonly printedWords?: LoadPrintedWords;
  readonly layout: TextLayout;
  /** The list of a JSON Resume file that has its lines: "Name: one, two" is a name with keywords. Absent where there is none. */
  readonly jsonResume?: KeywordList;
  /** True if a resume has it only once it was added. */
  readonly isOptional?: boolean;
};

export type AnySection = EntrySection | TextSection;

/** A kind of section with entries of these fields. */
type EntriesOf<
  K extends string,
  P extends string,
  L extends string,
  F extends Fields,
  A extends boolean,
> = EntrySection<K, P, L, MemberName<F[number]>, A, ValuesOf<F>>;

/** Definition of a kind with entries, but for its fields: what has a default may be left out. */
type Definition<S extends Pick<EntrySection, 'shape'>> = Omit<
  S,
  'shape' | 'fields' | 'hasAiWrite' | keyof Rules
> &
  Partial<Pick<S, keyof Rules & keyof S>>;
type Rules = Pick<EntrySection, 'check' | 'mayLastGo'>;

/** A kind of section with entries. Its types follow from its fields. */
export function defineEntries<
  const K extends string,
  const P extends string,
  const L extends string,
  const F extends Fields,
  const A extends boolean = false,
>(
  definition: Definition<EntriesOf<K, P, L, F, A>> & {
    readonly fields: F;
    readonly hasAiWrite?: A;
  },
): EntriesOf<K, P, L, F, A> {
  return {
    shape: 'entries',
    // The type's default is the value's.
    hasAiWrite: false as A,
    check: () => PASSED,
    mayLastGo: (entry) => !isEmptyEntry(entry),
    ...definition,
  };
}

/** A kind of section that is one text. */
export const defineText = <const K extends string>(
  definition: Omit<TextSection<K>, 'shape' | 'path'>,
): TextSection<K> => ({ shape: 'text', path: definition.kind, ...definition });
