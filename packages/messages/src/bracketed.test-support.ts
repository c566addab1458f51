import { en } from './index.ts';
import type { Language } from './language.ts';
import type { Text } from './text.ts';

const OPEN = '⟦';
const CLOSE = '⟧';

/** Puts a text in brackets and makes it half as long again; placeholders and marked parts stay. */
function bracket(text: Text): Text {
  if (typeof text === 'string') {
    return text === '' ? '' : `${OPEN}${text}${'~'.repeat(Math.ceil(text.length / 2))}${CLOSE}`;
  }
  const cases = Object.entries(text).map(([name, said]) => [
    name,
    name === 'by' ? said : bracket(said),
  ]);
  return Object.fromEntries(cases);
}

/** A language in which each text of the catalogue is English in brackets, and longer. */
export const BRACKETED: Language = {
  tag: 'en-XA',
  direction: 'ltr',
  texts: Object.fromEntries(
    Object.values(en).map(({ name, texts }) => [
      name,
      Object.fromEntries(
        Object.entries(texts as Record<string, Text>).map(([key, text]) => [key, bracket(text)]),
      ),
    ]),
  ),
};

/** Lists the words that stand in no brackets. Brackets within brackets belong to the outer ones. */
export function wordsOutside(text: string): string[] {
  let depth = 0;
  let outside = '';
  for (const character of text) {
    if (character === OPEN) depth += 1;
    if (depth === 0) outside += character;
    if (character === CLOSE) {
      depth -= 1;
      outside += ' ';
    }
  }
  return outside.match(/\p{L}[\p{L}\p{M}’']+/gu) ?? [];
}
