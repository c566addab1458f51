import type { Block, Span } from '@shortlist/document';
import type { LetterText, PrintedLetter } from '@shortlist/model';
import { markedSpans } from '../classic/marked-spans.ts';
import type { Pattern } from './pattern.ts';

/** Heights above what begins, in lines: a text, the date, the next paragraph, the first item of a list, the name below room for a signature. */
const SPACE = {
  text: 1,
  date: 1.5,
  subject: 1,
  salutation: 1,
  paragraph: 0.6,
  item: 0.3,
  signature: 2.5,
};

export type LetterSpaces = Partial<typeof SPACE>;

/** The parts of a letter below its head. `signed` is what closes it. */
export type LetterBlocks = Record<'date' | 'recipient' | 'text' | 'signed' | 'enclosures', Block[]>;

/** The blocks of a letter below its head. The subject is its one heading. A layout has spaces of its own where it names some. */
export function letterBlocks(
  printed: PrintedLetter,
  pattern: Pattern,
  spaces: LetterSpaces = {},
): LetterBlocks {
  const { date, recipient, salutation, closing, signature, enclosures } = printed;
  const space = { ...SPACE, ...spaces };
  const lines = (texts: readonly LetterText[], above: number) =>
    together(
      pattern,
      texts.map((text) => paragraphOf(pattern, text)),
      above,
    );
  return {
    date: lines(date, space.date),
    recipient: lines(recipient, space.text),
    text: [
      ...keepWithNext(together(pattern, subjectBlocks(printed, pattern), space.subject)),
      ...keepWithNext(lines(salutation, space.salutation)),
      ...bodyBlocks(printed.body, pattern, space),
      ...keepWithNext(lines(closing, space.text)),
    ],
    signed: lines(signature, closing.length > 0 ? space.signature : space.text),
    enclosures: lines(enclosures, space.date),
  };
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

function bodyBlocks(body: PrintedLetter['body'], pattern: Pattern, space: typeof SPACE): Block[] {
  return body.map((said, at) => {
    const block = said.isItem ? itemOf(pattern, said) : paragraphOf(pattern, said);
    const above = spaceAbove(said.isItem, body[at - 1]?.isItem, space);
    return { ...block, spaceBefore: pattern.paragraph.lineHeight * above };
  });
}

/** Lines above a paragraph or an item of the body, by what is before it. */
function spaceAbove(
  isItem: boolean,
  isAfterItem: boolean | undefined,
  { text, paragraph, item }: typeof SPACE,
): number {
  if (isAfterItem === undefined) return text;
  if (!isItem) return paragraph;
  return isAfterItem ? 0 : item;
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

/** The subject in the strong face of the design's headings, as large as the text, behind the word that a layout has for it. */
function subjectBlocks({ subject, subjectLabel }: PrintedLetter, pattern: Pattern): Block[] {
  const { heading, text } = pattern;
  const look = { ...text, family: heading.family, weight: heading.weight };
  return subject.map((said) => ({
    ...paragraphOf(pattern, said),
    role: 'heading',
    spans: [
      ...(subjectLabel === '' ? [] : [{ ...look, text: subjectLabel }]),
      ...spansOf(look, said),
    ],
  }));
}

const spansOf = (look: Omit<Span, 'source'>, said: LetterText): Span[] =>
  markedSpans({ ...said, ref: said.source }, (text, source) => ({ ...look, text, source }));

/** The part that a text is of. */
const groupOf = ({ source }: LetterText): string => source.slice(0, source.indexOf('.'));
