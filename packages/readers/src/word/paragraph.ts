import { type FlowParagraph, PLAIN_PARAGRAPH } from '../flow/flow.ts';
import { type Element, findChild } from '../markup/element.ts';
import type { DocxPlace, DocxReading } from './docx-document.ts';
import { settingOf } from './docx-parts.ts';
import type { Box } from './drawing.ts';
import { readParagraphProperties } from './properties.ts';
import { readRuns } from './runs.ts';
import type { Style } from './styles.ts';

/** The paragraph itself, and what hangs on it. */
export function readParagraph(
  element: Element,
  reading: DocxReading,
  place: DocxPlace,
): { paragraph: FlowParagraph; boxes: Box[] } {
  const properties = findChild(element, 'w:pPr');
  const named = reading.styles.byId.get(settingOf(properties, 'w:pStyle') ?? '');
  const style = named ?? reading.styles.normal;
  const { runs, boxes } = readRuns(element, reading, {
    ...reading.styles.defaults.run,
    ...place.tableStyle?.run,
    ...style?.run,
  });
  const paragraph = {
    ...lookOf(properties, reading, { style, named: named !== undefined, place }),
    runs,
    origin: reading.origin,
    ...(place.cell && { cell: place.cell }),
  };
  return { paragraph, boxes };
}

type Styled = { style: Style | undefined; named: boolean; place: DocxPlace };

function lookOf(
  properties: Element | undefined,
  { styles, numbering }: DocxReading,
  { style, named, place }: Styled,
) {
  const own = readParagraphProperties(properties);
  const inherited = {
    ...styles.defaults.paragraph,
    ...place.tableStyle?.paragraph,
    ...style?.paragraph,
  };
  const list = own.list ?? inherited.list ?? 'none';
  const level = own.level ?? inherited.level ?? 0;
  const isListed = list !== 'none';
  // The list's indent stands between the style's and the paragraph's own.
  const indent = isListed ? numbering.indentOf(list, level) : {};
  const { heading, list: _, level: __, ...look } = { ...inherited, ...indent, ...own };
  const mark = isListed ? numbering.count(list, level) : undefined;
  return {
    ...PLAIN_PARAGRAPH,
    ...look,
    ...(mark && { list: mark }),
    ...(typeof heading === 'number' && { heading }),
    ...(named && style && { style: style.name }),
  };
}
