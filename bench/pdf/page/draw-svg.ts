import type { Page, PagedDocument, PlacedRun } from '@shortlist/layout';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<"]/g, (sign) => ESCAPES[sign] ?? sign);

/** Pages as the SVG that the screen shows: a text element for each run. The first ones, where not all are in sight. */
export function drawSvg({ pages, sheet }: PagedDocument, inSight?: number): string[] {
  return pages
    .slice(0, inSight)
    .map(
      (page) =>
        `<svg viewBox="0 0 ${sheet.width} ${sheet.height}" width="816">${drawPage(page)}</svg>`,
    );
}

function drawPage({ lines, rules }: Page): string {
  const texts = lines.flatMap(({ runs, baseline }) => runs.map((run) => drawRun(run, baseline)));
  const strokes = rules.map(
    ({ x1, x2, y, thickness }) =>
      `<line x1="${x1}" x2="${x2}" y1="${y}" y2="${y}" stroke="#000" stroke-width="${thickness}"/>`,
  );
  return [...texts, ...strokes].join('');
}

const drawRun = ({ x, width, face, size, text }: PlacedRun, baseline: number) =>
  `<text x="${x}" y="${baseline}" textLength="${width}" font-family="${face}" font-size="${size}">${escaped(text)}</text>`;
