import { type ParagraphLook, PLAIN_PARAGRAPH, type RunLook } from '../flow/flow.ts';
import type { Element } from '../markup/element.ts';
import { type Declarations, type Rule, readDeclarations, readLength } from './styles.ts';

/** The look and the place of text inside an element; children inherit it. */
export type HtmlLook = RunLook & {
  hidden: boolean;
  block: ParagraphLook;
  heading?: number;
  /** Its children are beside each other, apart. */
  isRow?: boolean;
  /** It is apart from the words around it, at an edge. */
  floats?: boolean;
  /** Line ends and spaces stand as they are written. */
  keepsLines?: boolean;
};

export const PLAIN_HTML: HtmlLook = {
  size: 12,
  bold: false,
  italic: false,
  hidden: false,
  block: PLAIN_PARAGRAPH,
};

/** The defaults of browsers: sizes of headings in parts of the text's. */
const HEADING_SIZES = [2, 1.5, 1.17, 1, 0.83, 0.67];
const BOLD_TAGS = new Set(['b', 'strong', 'th', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const ITALIC_TAGS = new Set(['i', 'em', 'cite', 'address', 'var', 'dfn']);
const KEEPS_LINES = new Set(['pre', 'textarea', 'listing', 'xmp', 'plaintext']);
const SIZES: Record<string, number> = { small: 10, medium: 12, large: 14, 'x-large': 18 };

/** The look inside an element, by its tag, the sheet's rules and its own style. */
export function lookInside(
  { name, attributes }: Element,
  around: HtmlLook,
  rules: readonly Rule[],
): HtmlLook {
  const look = byTag(name, attributes, around);
  const classes = (attributes.class ?? '').split(/\s+/);
  const said: Record<string, string> = {};
  for (const { tag, className, declarations } of rules) {
    const isMeant = (!tag || tag === name) && (!className || classes.includes(className));
    if (isMeant) Object.assign(said, declarations);
  }
  return declare(look, { ...said, ...readDeclarations(attributes.style ?? '') }, around.size);
}

function byTag(name: string, attributes: Element['attributes'], around: HtmlLook): HtmlLook {
  const level = /^h([1-6])$/.exec(name)?.[1];
  const heading = level === undefined ? undefined : Number(level);
  const href = name === 'a' ? attributes.href?.trim() : undefined;
  const isClosed = name === 'dialog' && attributes.open === undefined;
  return {
    ...around,
    hidden: around.hidden || attributes.hidden !== undefined || isClosed,
    ...(KEEPS_LINES.has(name) && { keepsLines: true }),
    bold: around.bold || BOLD_TAGS.has(name),
    italic: around.italic || ITALIC_TAGS.has(name),
    ...(heading !== undefined && { heading, size: 12 * (HEADING_SIZES[heading - 1] ?? 1) }),
    ...(href && !href.startsWith('#') && { link: href }),
    ...(attributes.align === 'center' && { block: { ...around.block, align: 'center' } }),
  };
}

function declare(look: HtmlLook, said: Declarations, em: number): HtmlLook {
  const weight = said['font-weight'];
  const fontSize = said['font-size'];
  const size = SIZES[fontSize ?? ''] ?? readLength(fontSize, em);
  const outline = Number.parseInt(said['mso-outline-level'] ?? '', 10);
  return {
    ...look,
    ...(size !== undefined && size > 0 && { size }),
    ...(weight !== undefined && weight !== 'inherit' && { bold: isBold(weight) }),
    ...(said['font-style'] && { italic: /italic|oblique/.test(said['font-style']) }),
    ...(outline >= 1 && outline <= 9 && { heading: outline }),
    hidden: look.hidden || HIDING.some(([property, value]) => said[property] === value),
    ...sidesOf(said),
    ...(said['white-space'] && { keepsLines: said['white-space'].startsWith('pre') }),
    block: declareBlock(look.block, said, size ?? look.size),
  };
}

/** Declarations by which nobody sees an element. */
const HIDING = [
  ['display', 'none'],
  ['visibility', 'hidden'],
  ['mso-hide', 'all'],
] as const;

/** Checks whether an element is beside others, and whether its children are. */
const sidesOf = ({ display = '', float = '', ...said }: Declarations) => ({
  isRow: ROWS.has(display) && !said['flex-direction']?.startsWith('column'),
  floats: /^(?:left|right|inline-(?:start|end))$/.test(float) || display === 'table-cell',
});

/** Displays of boxes whose children are in a row. */
const ROWS = new Set(['flex', 'inline-flex', 'grid', 'inline-grid', 'table-row']);

const isBold = (weight: string) => /^bold/.test(weight) || Number.parseInt(weight, 10) >= 600;

const ALIGNS: Record<string, ParagraphLook['align']> = {
  center: 'center',
  right: 'end',
  end: 'end',
  left: 'start',
  start: 'start',
  justify: 'start',
};

function declareBlock(block: ParagraphLook, said: Declarations, em: number): ParagraphLook {
  const align = ALIGNS[said['text-align'] ?? ''];
  const indent = readLength(said['margin-left'], em);
  const firstLine = readLength(said['text-indent'], em);
  return {
    ...block,
    ...(align && { align }),
    ...(indent !== undefined && { indent: block.indent + indent }),
    ...(firstLine !== undefined && { firstLine }),
    spaceBefore: readLength(said['margin-top'], em) ?? 0,
    spaceAfter: readLength(said['margin-bottom'], em) ?? 0,
  };
}
