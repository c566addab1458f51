import { stripBullet } from '@shortlist/model';

/** One line, or a text of a few sentences. */
export type ProposalShape = 'line' | 'paragraph';

/** Most characters of each; what is longer ends at a word. */
const MOST: Record<ProposalShape, number> = { line: 400, paragraph: 1_200 };

/** Thoughts that models of reasoning think aloud; while one is still going on, all of the rest. */
const THOUGHTS = /<(think|thinking|thought|reasoning|analysis)>[\s\S]*?(?:<\/\1>|$)/giu;

export const withoutThoughts = (answer: string): string => answer.replace(THOUGHTS, '');

/** "Here is the improved bullet:", and other words before the thing asked for. */
const PREAMBLE = /^(?:sure|certainly|of course|here(?:'s|’s| is| are)|improved|rewritten)\b.*:$/iu;

/**
 * The words that an answer proposes, without what models put around them: thoughts, fences, headings,
 * markup, words of introduction, quotation marks. Of a `line` only the first that says something. May be
 * asked of an answer that is still being written; nothing it says is ever carried out or trusted.
 */
export function cleanProposal(answer: string, shape: ProposalShape): string {
  const lines = withoutThoughts(answer)
    .split(/\r\n|[\n\r\u2028\u2029]/u)
    .map(cleanLine)
    .filter((line) => line !== '' && !PREAMBLE.test(line));
  const text = shape === 'line' ? (lines[0] ?? '') : lines.join(' ');
  return shorten(text, MOST[shape]);
}

/** Of a line, which may be the whole of an answer, no more is looked at than can be shown, with what is taken away. */
const LOOKED_AT = 4 * MOST.paragraph;

function cleanLine(whole: string): string {
  const line = whole.slice(0, LOOKED_AT);
  const bare = stripBullet(line.replace(/^\s*(?:```.*|#{1,6}\s+|>\s+|\d{1,2}[.)]\s+)/u, ''));
  const plain = bare
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/\*\*|__|`/gu, '')
    .replace(/(?<!\w)[*_](\S(?:.{0,200}?\S)?)[*_](?!\w)/gu, '$1')
    .replace(/\p{Cc}|\p{Cs}|\p{Bidi_Control}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return plain.replace(/^["“«](.*)["”»]$/u, '$1').trim();
}

function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const end = cut.lastIndexOf(' ');
  return (end > 0 ? cut.slice(0, end) : cut).replace(/\p{Surrogate}$/u, '');
}
