import type { fromMarkdown } from 'mdast-util-from-markdown';
import type { FlowRun, RunLook } from '../flow/flow.ts';
import { type ShownText, shownText } from '../html/shown-text.ts';
import { type Element, elementsOf } from '../markup/element.ts';
import { readMarkup } from '../markup/read-markup.ts';

type Root = ReturnType<typeof fromMarkdown>;
export type Node = Root | Root['children'][number];
export type Parent = Extract<Node, { children: unknown }>;

/** The targets of links that name them elsewhere. */
export type Definitions = ReadonlyMap<string, string>;

/** The text within a block. */
export function runsOf(node: Node, look: RunLook, definitions: Definitions): FlowRun[] {
  switch (node.type) {
    case 'text':
      return [{ ...look, text: plainText(node.value) }];
    case 'inlineCode':
      return [{ ...look, text: node.value.replace(/\n/g, ' ') }];
    case 'break':
      return [{ ...look, text: '\n' }];
    case 'image':
    case 'imageReference':
      return node.alt ? [{ ...look, text: node.alt }] : [];
    case 'strong':
      return inside(node, { ...look, bold: true }, definitions);
    case 'emphasis':
      return inside(node, { ...look, italic: true }, definitions);
    case 'link':
      return inside(node, { ...look, link: node.url }, definitions);
    case 'linkReference': {
      if (isNote(node.identifier)) return [];
      const link = definitions.get(node.identifier);
      return inside(node, link === undefined ? look : { ...look, link }, definitions);
    }
    default:
      return 'children' in node ? inside(node, look, definitions) : [];
  }
}

/** The name of a note, "[^1]", as Markdown has them beyond CommonMark. */
export const isNote = (identifier: string): boolean => identifier.startsWith('^');

/**
 * Text without the marks of what was struck out, and of notes, dashes as they are meant, and each definition below its term (Pandoc,
 * PHP Markdown Extra) in a line of its own.
 */
const plainText = (text: string): string =>
  text
    .replace(/\n:[ \t]+/g, '\u2028')
    .replace(/\n/g, ' ')
    .replaceAll('\u2028', '\n')
    .replace(/(?<!~)~~(?!~)/g, '')
    .replace(/\[\^\d{1,4}\]/g, '')
    .replace(/(?<=^|\s)---(?=\s|$)/g, '—')
    .replace(/(?<=^|\s|\d)--(?=\s|\d|$)/g, '–');

/** A tag that is open, and how text within it looks. */
type OpenTag = { name: string; look: RunLook };

/** The children one after the other; tags of HTML between them say how those up to their ends look. */
function inside(node: Parent, look: RunLook, definitions: Definitions): FlowRun[] {
  const open: OpenTag[] = [];
  return node.children.flatMap((child) => {
    const now = open.at(-1)?.look ?? look;
    return child.type === 'html'
      ? followTag(child.value, open, now)
      : runsOf(child, now, definitions);
  });
}

/** Returns the text that a tag shows itself; one that begins or ends changes what is open. */
function followTag(html: string, open: OpenTag[], look: RunLook): FlowRun[] {
  const [tag] = elementsOf(readMarkup(html, 'html'));
  if (html.startsWith('</')) closeTag(open, html.slice(2, -1).trim().toLowerCase());
  else if (tag?.name === 'br') return [{ ...look, text: '\n' }];
  const shown = tag && shownText(tag);
  if (shown) return shown.text === '' ? [] : [runOf(shown, look)];
  if (tag && PAIRED.has(tag.name)) open.push({ name: tag.name, look: lookIn(tag, look) });
  return [];
}

const PAIRED = new Set(['b', 'strong', 'i', 'em', 'a', 'span', 'u', 'small', 'sub', 'sup', 'kbd']);

function closeTag(open: OpenTag[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at >= 0) open.splice(at);
}

function lookIn({ name, attributes: { href } }: Element, look: RunLook): RunLook {
  return {
    ...look,
    bold: look.bold || name === 'b' || name === 'strong',
    italic: look.italic || name === 'i' || name === 'em',
    ...(name === 'a' && href && !href.startsWith('#') && { link: href }),
  };
}

/** The words for a picture are the text of a link; elsewhere nobody sees them. */
const runOf = ({ text, isOfPicture }: ShownText, look: RunLook): FlowRun =>
  isOfPicture && look.link === undefined ? { ...look, text, hidden: true } : { ...look, text };
