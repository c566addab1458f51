import { formatParts } from './format-text.ts';
import type { Language } from './language.ts';
import type { ParamsOf, Subject, Text } from './text.ts';

type Marked<T> = T extends string
  ? T extends `${string}</${string}`
    ? true
    : never
  : { [Case in keyof T]: Marked<T[Case]> }[keyof T];

/** A text that takes no parameters, or a function of them; one with marked parts gives what these are made into. */
type Word<T extends Text, Node> = keyof ParamsOf<T> extends never
  ? string
  : (params: ParamsOf<T, string | number, Node>) => Marked<T> extends never ? string : Node;

/** The texts of a subject in one language, by name. */
export type Words<S extends Subject, Node = string> = {
  readonly [Name in keyof S['texts']]: Word<S['texts'][Name], Node>;
};

/** Says a subject in a language; in English what that language does not say. `join` puts parts of marked texts together. */
export function words<S extends Subject, Node = string>(
  { tag, texts }: Language,
  { name: subject, texts: english }: S,
  join: (parts: (string | Node)[]) => string | Node = (parts) => parts.join(''),
): Words<S, Node> {
  const entries = Object.entries(english).map(([name, text]) => {
    const said = texts[subject]?.[name] ?? text;
    if (isPlain(text)) return [name, said];
    return [
      name,
      (params: Record<string, unknown>) => {
        const parts = formatParts<Node>(said, params, { tag });
        return parts.every((part) => typeof part === 'string') ? parts.join('') : join(parts);
      },
    ];
  });
  return Object.fromEntries(entries) as Words<S, Node>; // As the types of its texts say.
}

const isPlain = (text: Text) => typeof text === 'string' && !/[{<]/u.test(text);
