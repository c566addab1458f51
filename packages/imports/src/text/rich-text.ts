import { type Mark, normalizeMarks, stripBullet } from '@shortlist/model';
import { type Element, readMarkup } from '@shortlist/readers/containers';
import { type Line, plainLines } from './line.ts';

type Style = { bold?: true; italic?: true; href?: string };
type OpenLine = { text: string; marks: Mark[] };

const BLOCKS = new Set(
  'address article blockquote body div dd dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const LEFT_OUT = new Set(['script', 'style', 'head', 'template']);
const MARKUP = /<\/?[a-z][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/iu;

/** The lines of a description that may be HTML: a paragraph, or a point of a list, each; other text by its line ends. */
export function richLines(text: string): Line[] {
  if (!MARKUP.test(text)) return plainLines(text);
  const lines: OpenLine[] = [{ text: '', marks: [] }];
  walk(readMarkup(text, 'html'), {}, lines);
  return lines.flatMap(finishLine);
}

function walk(element: Element, style: Style, lines: OpenLine[]) {
  for (const child of element.children) {
    if (typeof child === 'string') addText(child, style, lines);
    else if (child.name === 'br') lines.push({ text: '', marks: [] });
    else if (!LEFT_OUT.has(child.name)) walkElement(child, style, lines);
  }
}

function walkElement(element: Element, style: Style, lines: OpenLine[]) {
  const isBlock = BLOCKS.has(element.name);
  if (isBlock) lines.push({ text: '', marks: [] });
  walk(element, { ...style, ...styleOf(element) }, lines);
  if (isBlock) lines.push({ text: '', marks: [] });
}

function styleOf({ name, attributes }: Element): Style {
  const { href = '', style = '' } = attributes;
  const isBold = /^(?:b|strong)$/.test(name) || /font-weight:\s*(?:bold|[6-9]00)/i.test(style);
  const isItalic = /^(?:i|em)$/.test(name) || /font-style:\s*italic/i.test(style);
  return {
    ...(isBold && { bold: true }),
    ...(isItalic && { italic: true }),
    ...(name === 'a' && href.trim() !== '' && { href: href.trim() }),
  };
}

function addText(raw: string, style: Style, lines: OpenLine[]) {
  const line = lines.at(-1);
  if (!line) return;
  const text = raw.replace(/[\s\u00a0]+/gu, ' ');
  const added = /(?:^|\s)$/u.test(line.text) ? text.replace(/^ /, '') : text;
  const from = line.text.length;
  line.text += added;
  if (Object.keys(style).length > 0) {
    line.marks.push({ from, to: line.text.length, ...style });
  }
}

/** The line without bullet and space at its ends. An address that can be no link stands behind its words. */
function finishLine({ text: written, marks }: OpenLine): Line[] {
  const lost = marks.findLast(
    ({ from, to, href }) =>
      href !== undefined &&
      !written.includes(href) &&
      !normalizeMarks([{ from, to, href }], written).some((mark) => mark.href === href),
  );
  const said = written.trimEnd();
  const whole = lost ? `${said} (${lost.href})` : said;
  const start = whole.length - stripBullet(whole).trimStart().length;
  const text = whole.slice(start);
  if (text === '') return [];
  const placed = marks.map((mark) => ({ ...mark, from: mark.from - start, to: mark.to - start }));
  const normal = normalizeMarks(placed, text);
  return [normal.length > 0 ? { text, marks: normal } : { text }];
}
