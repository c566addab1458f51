import type { Block, Span } from '@shortlist/document';
import type { LetterText, PrintedLetter } from '@shortlist/model';
import { markedSpans } from '../classic/marked-spans.ts';
import type { Pattern } from './pattern.ts';

/** Heights above what begins, in lines: a text, the date, the next paragraph, the first item of a list, the name below room for a signature. */
const SPACE = { text: 1, date: 1.5, paragraph: 0.6, item: 0.3, signature: 2.5 };

/** The blocks of a letter below its head, in the order of reading. The subject is its one heading. */
export function letterBlocks(printed: PrintedLetter, pattern: Pattern): Block[] {
  const { date, recipient, subject, salutation, closing, signature, enclosures } = printed;
  const paragraph = (text: LetterText) => paragraphOf(pattern, text);
  const heading = (text: LetterText) => subjectOf(pattern, text);
  const lines = (texts: readonly LetterText[], above: number) =>
    together(pattern, texts.map(paragraph), above);
  return [
    ...lines(date, SPACE.date),
    ...lines(recipient, SPACE.text),
    ...keepWithNext(together(pattern, subject.map(heading), SPACE.text)),
    ...keepWithNext(lines(salutation, SPACE.text)),
    ...bodyBlocks(printed.body, pattern),
    ...keepWithNext(lines(closing, SPACE.text)),
    ...lines(signature, closing.length > 0 ? SPACE.signature : SPACE.text),
    ...lines(enclosures, SPACE.date),
  ];
}

/** Lines that are read as one text: below a space, on one page. */
const together = ({ paragraph }: Pattern, blocks: readonly Block[], above: number): Block[] =>
  blocks.map((block, at) => ({
    ...block,
    spaceBefore: at === 0 ? paragraph.lineHeight * above : 0,
    keepWithNext: at < blocks.length - 1,
  }));

const keepWithNext = (blocks: readonly Block[]): Block[] =>
  blocks.map((block) => ({ ...block, keepWithNext: true }));

function bodyBlocks(body: PrintedLetter['body'], pattern: Pattern): Block[] {
  return body.map((said, at) => {
    const block = said.isItem ? itemOf(pattern, said) : paragraphOf(pattern, said);
    const above = spaceAbove(said.isItem, body[at - 1]?.isItem);
    return { ...block, spaceBefore: pattern.paragraph.lineHeight * above };
  });
}

/** Lines above a paragraph or an item of the body, by what is before it. */
function spaceAbove(isItem: boolean, isAfterItem: boolean | undefined): number {
  if (isAfterItem === undefined) return SPACE.text;
  if (!isItem) return SPACE.paragraph;
  return isAfterItem ? 0 : SPACE.item;
}

const paragraphOf = ({ paragraph, text }: Pattern, said: LetterText): Block => ({
  ...paragraph,
  spans: spansOf(text, said),
  // Designs with a column of labels have nothing for it in a letter.
  indent: 0,
  group: groupOf(said),
});

const itemOf = ({ paragraph, bullet, text }: Pattern, said: LetterText): Block => ({
  ...bullet,
  spans: spansOf(text, said),
  indent: bullet.indent - paragraph.indent,
  group: groupOf(said),
});

/** The subject in the strong face of the design's headings, as large as the text. */
const subjectOf = (pattern: Pattern, said: LetterText): Block => {
  const { heading, text } = pattern;
  const face = { family: heading.family, weight: heading.weight };
  return {
    ...paragraphOf(pattern, said),
    role: 'heading',
    spans: spansOf({ ...text, ...face }, said),
  };
};

const spansOf = (look: Span, said: LetterText): Span[] =>
  markedSpans({ ...said, ref: said.source }, (text, source) => ({ ...look, text, source }));

/** The part that a text is of. */
const groupOf = ({ source }: LetterText): string => source.slice(0, source.indexOf('.'));
