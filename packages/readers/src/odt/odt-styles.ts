import type { ParagraphLook, TabStop } from '../flow/flow.ts';
import { readLength } from '../html/styles.ts';
import {
  type Element,
  elementsOf,
  findChild,
  listChildren,
  listInside,
} from '../markup/element.ts';
import { withoutGaps } from '../word/properties.ts';

/** A style with all that it inherits; what nobody said is missing. */
export type OdtStyle = {
  /** As the program shows it; styles made by the program itself show their parent's. */
  name?: string;
  size?: number;
  bold?: boolean;
  italic?: boolean;
  hidden?: boolean;
  /** The level of a heading. */
  heading?: number;
  /** Of a column of a table, in points. */
  columnWidth?: number;
  paragraph: Partial<ParagraphLook>;
};

export type OdtStyles = {
  find: (family: string, name: string | undefined) => OdtStyle;
  /** Levels of the lists by the name of their style. */
  lists: ReadonlyMap<string, readonly ListLevel[]>;
  sheet?: { sheetWidth: number; margin: number };
};

type ListLevel = { bullet?: string; format: string; prefix: string; suffix: string };

const PLAIN: OdtStyle = { paragraph: {} };

/** The styles of a document: those of `styles.xml`, and those that the program made in `content.xml`. */
export function readOdtStyles(roots: readonly Element[]): OdtStyles {
  const elements = new Map<string, Element>();
  for (const root of roots) {
    for (const style of [
      ...listInside(root, 'style:style'),
      ...listInside(root, 'style:default-style'),
    ]) {
      elements.set(keyOf(style.attributes['style:family'], style.attributes['style:name']), style);
    }
  }
  const known = new Map<string, OdtStyle>();
  const find = (family: string, name: string | undefined): OdtStyle =>
    resolve({ family, name, depth: 0 }, elements, known);
  const sheet = readSheet(roots);
  return { find, lists: readLists(roots), ...(sheet && { sheet }) };
}

const keyOf = (family = '', name = '') => `${family} ${name}`;

type Wanted = { family: string; name: string | undefined; depth: number };

function resolve(
  { family, name, depth }: Wanted,
  elements: ReadonlyMap<string, Element>,
  known: Map<string, OdtStyle>,
): OdtStyle {
  const key = keyOf(family, name);
  const element = elements.get(key);
  const done = known.get(key);
  if (done || element === undefined || depth > 20) return done ?? PLAIN;
  const parentName = element.attributes['style:parent-style-name'];
  // What has no parent inherits the family's defaults, which have no name.
  const parent =
    name === undefined
      ? PLAIN
      : resolve({ family, name: parentName, depth: depth + 1 }, elements, known);
  const style = { ...parent, ...readStyle(element, parent) };
  known.set(key, style);
  return style;
}

function readStyle(element: Element, parent: OdtStyle) {
  const text = findChild(element, 'style:text-properties')?.attributes ?? {};
  const weight = text['fo:font-weight'];
  const slant = text['fo:font-style'];
  const display = text['text:display'];
  const { attributes } = element;
  const shown = attributes['style:display-name'] ?? attributes['style:name'];
  // The program's own styles are called P1, T2 and the like.
  const isMade = /^[A-Z]{1,2}\d+$/.test(shown ?? '');
  const column = findChild(element, 'style:table-column-properties')?.attributes ?? {};
  return {
    ...withoutGaps({
      heading: readHeadingLevel(attributes),
      columnWidth: readLength(column['style:column-width'], 12),
      name: isMade || shown === 'Standard' ? parent.name : shown?.replaceAll('_20_', ' '),
      size: readLength(text['fo:font-size'], parent.size ?? 12),
      bold: weight === undefined ? undefined : weight === 'bold' || Number(weight) >= 600,
      italic: slant === undefined ? undefined : slant !== 'normal',
      hidden: display === undefined ? undefined : display === 'none',
    }),
    paragraph: {
      ...parent.paragraph,
      ...readParagraph(findChild(element, 'style:paragraph-properties')),
    },
  };
}

/** LibreOffice names its headings, in every language, and writes no level for those that it took from a Word file. */
function readHeadingLevel(attributes: Element['attributes']): number | undefined {
  const [, named] = /^Heading_20_(\d)$/i.exec(attributes['style:name'] ?? '') ?? [];
  const level = Number.parseInt(attributes['style:default-outline-level'] ?? named ?? '', 10);
  return level >= 1 ? level : undefined;
}

const ALIGNS: Record<string, ParagraphLook['align']> = {
  center: 'center',
  end: 'end',
  right: 'end',
  start: 'start',
  left: 'start',
  justify: 'start',
};

function readParagraph(properties: Element | undefined): Partial<ParagraphLook> {
  const said = properties?.attributes ?? {};
  const stops = findChild(properties, 'style:tab-stops');
  const length = (name: string) => readLength(said[name], 12);
  return withoutGaps({
    indent: length('fo:margin-left'),
    firstLine: length('fo:text-indent'),
    spaceBefore: length('fo:margin-top'),
    spaceAfter: length('fo:margin-bottom'),
    align: ALIGNS[said['fo:text-align'] ?? ''],
    tabs: stops && listChildren(stops, 'style:tab-stop').map(readTab),
  });
}

const readTab = ({ attributes }: Element): TabStop => ({
  at: readLength(attributes['style:position'], 12) ?? 0,
  align: ALIGNS[attributes['style:type'] ?? ''] ?? 'start',
});

function readLists(roots: readonly Element[]): Map<string, ListLevel[]> {
  const lists = new Map<string, ListLevel[]>();
  for (const list of roots.flatMap((root) => listInside(root, 'text:list-style'))) {
    lists.set(list.attributes['style:name'] ?? '', readLevels(list));
  }
  return lists;
}

function readLevels(list: Element): ListLevel[] {
  const levels: ListLevel[] = [];
  for (const { name, attributes } of elementsOf(list)) {
    const level = Number.parseInt(attributes['text:level'] ?? '1', 10);
    if (!(level >= 1 && level <= 10)) continue;
    const bullet = attributes['text:bullet-char'] ?? '•';
    levels[level - 1] = {
      ...(name === 'text:list-level-style-bullet' && { bullet }),
      format: attributes['style:num-format'] ?? '',
      prefix: attributes['style:num-prefix'] ?? '',
      suffix: attributes['style:num-suffix'] ?? '',
    };
  }
  return levels;
}

function readSheet(roots: readonly Element[]): OdtStyles['sheet'] {
  const layouts = roots.flatMap((root) => listInside(root, 'style:page-layout-properties'));
  const said = layouts.find(({ attributes }) => attributes['fo:page-width'])?.attributes ?? {};
  const sheetWidth = readLength(said['fo:page-width'], 12);
  const margin = readLength(said['fo:margin-left'], 12) ?? 72;
  if (sheetWidth === undefined || sheetWidth < 144 || margin > sheetWidth / 3) return undefined;
  return { sheetWidth, margin };
}
