import { z } from 'zod';

const Ids = z.array(z.string());

/** Decisions of a person about keywords of the posting, by their ids. */
export const KeywordChoices = z.object({
  /** Other phrases that shall be scored. */
  promoted: Ids,
  /** Not true for me. */
  hidden: Ids,
  /** Indirect matches that are right. */
  confirmed: Ids,
  /** Missing ones that the resume shows all the same, with its words; earlier versions kept none. */
  quoted: z.array(z.object({ id: z.string(), quote: z.string() })).default([]),
});
export type KeywordChoices = z.infer<typeof KeywordChoices>;

export type Decision = Exclude<keyof KeywordChoices, 'quoted'>;

const NONE: KeywordChoices = { promoted: [], hidden: [], confirmed: [], quoted: [] };

/** The choices that a text holds; none where it holds something else. */
export function readChoices(text: string): KeywordChoices {
  if (text === '') return NONE;
  try {
    return KeywordChoices.parse(JSON.parse(text));
  } catch {
    return NONE;
  }
}

export const writeChoices = (choices: KeywordChoices): string => JSON.stringify(choices);

/** The choices with a decision made about a keyword, or taken back. */
export function decide(
  choices: KeywordChoices,
  decision: Decision,
  id: string,
  isMade: boolean,
): KeywordChoices {
  const others = choices[decision].filter((each) => each !== id);
  return { ...choices, [decision]: isMade ? [...others, id] : others };
}

/** The choices with words of the resume that show a keyword, in place of those before; without words, with none. */
export function decideQuote(
  choices: KeywordChoices,
  id: string,
  quote: string | undefined,
): KeywordChoices {
  const others = choices.quoted.filter((each) => each.id !== id);
  return { ...choices, quoted: quote === undefined ? others : [...others, { id, quote }] };
}
