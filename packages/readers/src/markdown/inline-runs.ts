import type { fromMarkdown } from 'mdast-util-from-markdown';
import type { FlowRun, RunLook } from '../flow/flow.ts';

type Root = ReturnType<typeof fromMarkdown>;
export type Node = Root | Root['children'][number];
export type Parent = Extract<Node, { children: unknown }>;

/** The targets of links that name them elsewhere. */
export type Definitions = ReadonlyMap<string, string>;

/** A tag of HTML within a line. */
const TAG = /^<(?<end>\/)?(?<name>[a-z][a-z0-9]*)\b(?<attributes>[^>]*)>$/i;

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
      const link = definitions.get(node.identifier);
      return inside(node, link === undefined ? look : { ...look, link }, definitions);
    }
    default:
      return 'children' in node ? inside(node, look, definitions) : [];
  }
}

/**
 * Text without the marks of what was struck out, dashes as they are meant, and each definition below its term (Pandoc,
 * PHP Markdown Extra) in a line of its own.
 */
const plainText = (text: string): string =>
  text
    .replace(/\n:[ \t]+/g, '\u2028')
    .replace(/\n/g, ' ')
    .replaceAll('\u2028', '\n')
    .replace(/(?<!~)~~(?!~)/g, '')
    .replace(/(?<=^|\s)---(?=\s|$)/g, '—')
    .replace(/(?<=^|\s|\d)--(?=\s|\d|$)/g, '–');

/** The children one after the other; tags of HTML between them say how those up to their ends look. */
function inside(node: Parent, look: RunLook, definitions: Definitions): FlowRun[] {
  const open: { name: string; look: RunLook }[] = [];
  const runs: FlowRun[] = [];
  for (const child of node.children) {
    const now = open.at(-1)?.look ?? look;
    const tag = child.type === 'html' ? TAG.exec(child.value)?.groups : undefined;
    const name = tag?.name?.toLowerCase() ?? '';
    if (child.type !== 'html') runs.push(...runsOf(child, now, definitions));
    else if (name === 'br') runs.push({ ...now, text: '\n' });
    else if (name === 'img') runs.push(...altOf(tag?.attributes ?? '', now));
    else if (tag?.end) closeTag(open, name);
    else if (PAIRED.has(name)) open.push({ name, look: lookIn(name, tag?.attributes ?? '', now) });
  }
  return runs;
}

const PAIRED = new Set(['b', 'strong', 'i', 'em', 'a', 'span', 'u', 'small', 'sub', 'sup', 'kbd']);

function closeTag(open: { name: string }[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at >= 0) open.splice(at);
}

function lookIn(name: string, attributes: string, look: RunLook): RunLook {
  const link = name === 'a' ? attributeOf(attributes, 'href') : undefined;
  return {
    ...look,
    bold: look.bold || name === 'b' || name === 'strong',
    italic: look.italic || name === 'i' || name === 'em',
    ...(link !== undefined && !link.startsWith('#') && { link }),
  };
}

function altOf(attributes: string, look: RunLook): FlowRun[] {
  const alt = attributeOf(attributes, 'alt');
  return alt ? [{ ...look, text: alt }] : [];
}

const attributeOf = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
    .exec(attributes)
    ?.slice(1)
    .find((value) => value !== undefined);
