import type { Sheet } from '@shortlist/document';
import {
  layOut,
  type Page,
  type PagedDocument,
  type StructureNode,
  type TextMeasurer,
} from '@shortlist/layout';
import { en, words } from '@shortlist/messages';
import type { Area, Mark } from '../marks/mark.ts';
import { markPages } from '../marks/mark-pages.ts';
import type { ComparedSide, Comparison } from './comparison.ts';
import { block, comparisonDocument, STRONG, turnedSheet } from './comparison-document.ts';
import { drawMarks } from './draw-marks.ts';
import { markLegend } from './mark-legend.ts';
import { boxOf, createPlacing } from './place-page.ts';

/** Edges of a sheet, the height of the line above its pages, and the space between the two. Points. */
const EDGE = 24;
const CAPTION = 18;
const BETWEEN = 14;

const FRAME = { color: '#c4c7cc', thickness: 0.5 } as const;

/**
 * Puts two resumes beside each other on turned sheets of their paper, each page beside that of the same number, with the marks of their
 * difference, behind a legend and the list of all changes in words. The margins of the pages are cut, so that their print stays
 * as large as it can. `measurer` has the faces of both and of `comparisonDocument`.
 */
export function compareSheets(comparison: Comparison, measurer: TextMeasurer): PagedDocument {
  const front = layOut(comparisonDocument(comparison), measurer);
  const sheet = turnedSheet(comparison.before.paged.sheet);
  const [left, right] = columnsOf(sheet);
  const sides = (
    [
      { ...comparison.before, side: 'before', column: left },
      { ...comparison.after, side: 'after', column: right },
    ] as const
  ).map((side) => ({ ...side, box: boxOf(side.paged.pages, side.paged.sheet) }));
  const scale = Math.min(
    1,
    ...sides.map(({ box, column }) =>
      Math.min(column.width / box.width, column.height / box.height),
    ),
  );
  const structure: StructureNode[] = [...front.structure];
  const drawn = sides.map((side) => {
    const marks = markPages(comparison.difference, side.paged, { side: side.side, measurer });
    return drawSide({ ...side, marks, scale }, { structure, measurer, sheet, comparison });
  });
  const count = Math.max(...drawn.map((pages) => pages.length));
  const beside = Array.from({ length: count }, (_, at) =>
    joinPages(drawn.flatMap((pages) => pages[at] ?? [])),
  );
  const legend = markLegend(front.pages, measurer);
  return { ...front, pages: [...legend, ...beside], structure };
}

/** The places of the two pages on a sheet. */
function columnsOf({ width, height }: Sheet): [Area, Area] {
  const column = {
    y: EDGE + CAPTION,
    width: (width - 2 * EDGE - BETWEEN) / 2,
    height: height - 2 * EDGE - CAPTION,
  };
  return [
    { ...column, x: EDGE },
    { ...column, x: EDGE + column.width + BETWEEN },
  ];
}

type DrawnSide = ComparedSide & {
  marks: readonly Mark[][];
  box: Area;
  column: Area;
  scale: number;
};
type Drawing = {
  /** Grows by the elements of the side. */
  structure: StructureNode[];
  measurer: TextMeasurer;
  sheet: Sheet;
  comparison: Comparison;
};

/** The pages of one side in their places, below its name, and its elements behind those that there are. */
function drawSide(side: DrawnSide, drawing: Drawing): Page[] {
  const { paged, marks, box, column, scale } = side;
  const { structure, measurer } = drawing;
  const heading = structure.push({ role: 'H1', parent: 0 }) - 1;
  const placing = createPlacing({ box, x: column.x, y: column.y, scale });
  // The root of the side is that of the whole.
  const firstNode = structure.length - 1;
  for (const { parent, figure, ...node } of paged.structure.slice(1)) {
    structure.push({
      ...node,
      parent: parent <= 0 ? 0 : parent + firstNode,
      ...(figure && { figure: placing.figure(figure) }),
    });
  }
  return paged.pages.map((page, at) => {
    const marked = drawMarks(placing.page(page, firstNode), marks[at] ?? [], { placing, measurer });
    const caption = captionOf(side, at, { ...drawing, heading });
    return joinPages([caption, framed(marked, placing.area(box))]);
  });
}

/** The name of a side above each of its pages; content above the first. */
function captionOf(
  { name, paged, column }: DrawnSide,
  at: number,
  { measurer, sheet, comparison, heading }: Drawing & { heading: number },
): Page {
  const text = words(comparison.language, en.differences).sheetOf({
    name,
    at: at + 1,
    of: paged.pages.length,
  });
  const document = {
    ...{ title: '', author: '', language: comparison.language.tag },
    sheet: { ...sheet, margins: { ...sheet.margins, top: EDGE, bottom: 0 } },
    regions: [
      {
        left: column.x,
        right: column.x + column.width,
        blocks: [block('title', [{ ...STRONG, text }], { lineHeight: CAPTION - 4 })],
      },
    ],
  };
  const lines = layOut(document, measurer).pages[0]?.lines.slice(0, 1) ?? [];
  const isContent = at === 0;
  return {
    fills: [],
    rules: [],
    lines: lines.map((line) => ({
      ...line,
      runs: line.runs.map((run) => ({
        ...run,
        node: isContent ? heading : 0,
        decorative: !isContent,
      })),
    })),
  };
}

/** A page with a thin line around it. */
function framed(page: Page, { x, y, width, height }: Area): Page {
  const { color, thickness } = FRAME;
  const edges = [
    { x, y, width, height: thickness },
    { x, y: y + height, width, height: thickness },
    { x, y, width: thickness, height },
    { x: x + width, y, width: thickness, height },
  ];
  return { ...page, fills: [...page.fills, ...edges.map((edge) => ({ ...edge, color }))] };
}

function joinPages(pages: readonly Page[]): Page {
  const figures = pages.flatMap((page) => page.figures ?? []);
  return {
    fills: pages.flatMap((page) => page.fills),
    ...(figures.length > 0 && { figures }),
    lines: pages.flatMap((page) => page.lines),
    rules: pages.flatMap((page) => page.rules),
  };
}
