import type * as spoken from './en/spoken.ts';
import { formatText, type Params } from './format-text.ts';
import type { Language } from './language.ts';
import type { ParamsOf, Subject } from './text.ts';

/** The subjects that packages and server have messages of. */
export type Subjects = typeof spoken;
type SubjectName = keyof Subjects;

type TextsOf<S extends SubjectName> = Subjects[S]['texts'];
type NameIn<S extends SubjectName> = keyof TextsOf<S> & string;

type IsPlain<S extends SubjectName, Name extends NameIn<S>> = keyof ParamsOf<
  TextsOf<S>[Name]
> extends never
  ? true
  : false;

/** Codes of messages that take no parameters. */
type Plain<S extends SubjectName> = {
  [Name in NameIn<S>]: IsPlain<S, Name> extends true ? `${S}.${Name}` : never;
}[NameIn<S>];

/** A value in a message may be another message: of one of the subjects `Nested`. */
type WithParams<S extends SubjectName, Nested extends SubjectName> = {
  [Name in NameIn<S>]: IsPlain<S, Name> extends true
    ? never
    : {
        code: `${S}.${Name}`;
        params: ParamsOf<TextsOf<S>[Name], string | number | Message<Nested>>;
      };
}[NameIn<S>];

/** Something to say to a person, in no language yet: the subject and name of its text, and its parameters. */
export type Message<S extends SubjectName = SubjectName> = {
  [Each in S]: { code: Plain<Each> } | WithParams<Each, S>;
}[S];

type Untyped = { code: string; params?: Params };

/** Says a message in a language; `subjects` are all that it may be of. */
export function formatMessage<S extends SubjectName>(
  { tag, texts }: Language,
  subjects: Pick<Subjects, S>,
  message: Message<S>,
): string {
  const known: Readonly<Record<string, Subject>> = subjects;
  function say({ code, params = {} }: Untyped): string {
    const [subject = '', name = ''] = code.split('.');
    // That the name and its parameters belong together is what the type of the message says.
    const text = texts[subject]?.[name] ?? known[subject]?.texts[name];
    return text === undefined ? code : formatText(text, params, { tag, say });
  }
  return say(message as Untyped);
}

/** One sentence after the other. */
export const formatMessages = <S extends SubjectName>(
  language: Language,
  subjects: Pick<Subjects, S>,
  messages: readonly Message<S>[],
): string => messages.map((message) => formatMessage(language, subjects, message)).join(' ');
