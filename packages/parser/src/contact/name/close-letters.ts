import { fold } from '@shortlist/model';
import { joinPassages, type Passage, splitPassage } from '../../document/passage.ts';
import { isSpacedApart } from '../../headings/heading-words.ts';
import type { Cell } from '../../lines/row.ts';

/**
 * A name whose letters are set apart, "A d a  B y r o n", with its letters together. Where its words end is found by
 * capitals among small letters, or by the parts of the e-mail before the "@"; else it stays one word.
 */
export function closeLetters(cell: Cell, email: string): Cell {
  if (!isSpacedApart(cell.text)) return cell;
  const groups = splitPassage(cell, /\s+/gu);
  const words = startsOfWords(
    groups.map(({ text }) => text),
    email,
  );
  const joined = words.map((from, at) => joinPassages(groups.slice(from, words[at + 1]), ''));
  const passage: Passage = joinPassages(joined, ' ');
  const look = { bold: cell.bold, italic: cell.italic };
  return { ...cell, ...passage, spans: [{ from: 0, to: passage.text.length, ...look }] };
}

/** The indexes of the groups of letters that begin words. */
function startsOfWords(groups: readonly string[], email: string): number[] {
  const isMixed = groups.some((group) => /\p{Ll}/u.test(group));
  const parts = fold(email.split('@')[0] ?? '').split(/[^\p{L}]+/u);
  return groups.flatMap((group, at) => {
    const [before, rest] = [groups.slice(0, at), groups.slice(at)].map((each) =>
      fold(each.join('')),
    );
    const isCapital = isMixed && /^\p{Lu}/u.test(group);
    const isTold = parts.some((part) => part.length > 2 && (before === part || rest === part));
    return at === 0 || isCapital || isTold ? [at] : [];
  });
}
