import { isLink } from '@shortlist/model';
import { withoutBullet } from './change-lines.ts';
import { lineOfRuns, type RichLine, type Run, type Style, sliceLine } from './rich-line.ts';

const BLOCKS =
  'address article aside blockquote dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul';
const IS_BLOCK = new Set(BLOCKS.toUpperCase().split(' '));

/** Elements that say nothing to people, or not in words. */
const IS_SILENT = new Set(
  'AUDIO BUTTON CANVAS IFRAME INPUT LINK META NOSCRIPT OBJECT SCRIPT SELECT STYLE SVG TEMPLATE TEXTAREA TITLE VIDEO'.split(
    ' ',
  ),
);

/** A space of HTML: those in a row are one. A no-break space among them is one of the browser's making. */
const SPACES = /[ \t\n\r\f]+(?:\u00a0|[ \t\n\r\f])*|\u00a0[ \t\n\r\f\u00a0]+/gu;

/**
 * The lines of copied HTML: its paragraphs, list items and rows, with their bold, italic and links. Everything else of it goes,
 * empty lines too.
 */
export function linesOfHtml(html: string): RichLine[] {
  const { body } = new DOMParser().parseFromString(withoutStyling(html), 'text/html');
  const lines: RichLine[] = [];
  let runs: Run[] = [];
  visit(body, {});
  endLine();
  return lines;

  function endLine(): void {
    const line = withoutBullet(trimmed(lineOfRuns(joined(runs))));
    if (line.text !== '') lines.push(line);
    runs = [];
  }

  function visit(parent: Node, style: Style): void {
    for (const node of parent.childNodes) {
      if (node instanceof Text) runs.push({ ...style, text: node.data });
      else if (node instanceof Element && !isSilent(node)) readElement(node, style);
    }
  }

  function readElement(element: Element, style: Style): void {
    const endsLines = IS_BLOCK.has(element.tagName) || element.tagName === 'BR';
    if (endsLines) endLine();
    visit(element, styleWithin(element, style));
    if (endsLines) endLine();
    if (/^T[DH]$/u.test(element.tagName)) runs.push({ text: ' ' });
  }
}

/** Styles as data: a page with a strict policy refuses them, and reads none of them then. */
const withoutStyling = (html: string): string =>
  withoutSheets(html).replace(/<[a-z][^<>]*>/giu, (tag) =>
    tag.replace(/\sstyle\s*=/giu, ' data-style='),
  );

/** Leaves out the style sheets that are closed. */
function withoutSheets(html: string): string {
  let kept = '';
  let from = 0;
  let opened: number | undefined;
  for (const { 0: tag, index } of html.matchAll(/<\/?style\b/giu)) {
    const end = tag.startsWith('</') ? html.indexOf('>', index) : -1;
    if (end < 0) opened ??= index;
    else if (opened !== undefined) {
      kept += html.slice(from, opened);
      from = end + 1;
      opened = undefined;
    }
  }
  return kept + html.slice(from);
}

/** One declaration of an element's own style. */
function declared(element: Element, property: string): string {
  const said = element.getAttribute('data-style') ?? element.getAttribute('style') ?? '';
  for (const declaration of said.toLowerCase().split(';')) {
    const [name = '', ...value] = declaration.split(':');
    if (name.trim() === property) return value.join(':').trim();
  }
  return '';
}

/** Also the bullets that Word writes as text before the words of a list item. */
const isSilent = (element: Element): boolean =>
  IS_SILENT.has(element.tagName.toUpperCase()) ||
  declared(element, 'display') === 'none' ||
  declared(element, 'mso-list') === 'ignore';

function styleWithin(element: Element, style: Style): Style {
  const { bold: _, italic: __, ...rest } = style;
  const href = element.tagName === 'A' ? (element.getAttribute('href') ?? '').trim() : '';
  return {
    ...rest,
    ...(isBold(element, style) && { bold: true }),
    ...(isItalic(element, style) && { italic: true }),
    ...(isLink(href) && { href }),
  };
}

function isBold(element: Element, { bold }: Style): boolean {
  const weight = declared(element, 'font-weight');
  if (/^bold/u.test(weight) || Number(weight) >= 600) return true;
  if (weight === 'normal' || weight === 'lighter' || Number(weight) > 0) return false;
  return bold === true || /^(?:B|STRONG)$/u.test(element.tagName);
}

function isItalic(element: Element, { italic }: Style): boolean {
  const slope = declared(element, 'font-style');
  if (slope === 'italic' || slope.startsWith('oblique')) return true;
  if (slope === 'normal') return false;
  return italic === true || /^(?:I|EM)$/u.test(element.tagName);
}

/** The runs with their spaces as a page shows them. */
function joined(runs: readonly Run[]): Run[] {
  let endsWithSpace = true;
  return runs.map((run) => {
    const lone = run.text === '\u00a0' ? ' ' : run.text;
    const text = lone.replace(SPACES, ' ').replace(endsWithSpace ? /^ / : /^$/, '');
    if (text !== '') endsWithSpace = text.endsWith(' ');
    return { ...run, text };
  });
}

function trimmed(line: RichLine): RichLine {
  const { text } = line;
  return sliceLine(line, text.length - text.trimStart().length, text.trimEnd().length);
}
