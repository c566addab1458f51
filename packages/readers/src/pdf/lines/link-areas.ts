import type { BareLink } from '@shortlist/placed-text';
import type { LinkAnnotation, PageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextRun } from './text-run.ts';

/** A link of a page and where it can be clicked. Points, y downwards. */
export type LinkArea = {
  link: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
};

/** The links that stand on a page. Links to places in the document itself are none. */
export function linkAreas(
  annotations: readonly LinkAnnotation[],
  viewport: ReturnType<PageProxy['getViewport']>,
): LinkArea[] {
  const areas: LinkArea[] = [];
  for (const { url, unsafeUrl, rect } of annotations) {
    const link = url ?? unsafeUrl;
    const corners = [0, 2].map((at) => toPage(rect, at, viewport.transform));
    const [one, other] = corners;
    if (!link || !one || !other) continue;
    areas.push({
      link,
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      top: Math.min(one.y, other.y),
      bottom: Math.max(one.y, other.y),
    });
  }
  return areas;
}

function toPage(rect: readonly number[], at: number, [a, b, c, d, e, f]: readonly number[]) {
  const [x = 0, y = 0] = rect.slice(at, at + 2);
  return { x: x * (a ?? 1) + y * (c ?? 0) + (e ?? 0), y: x * (b ?? 0) + y * (d ?? 1) + (f ?? 0) };
}

/**
 * The runs with their links. A run that stands partly under a link is cut between words; where a word
 * stands is reckoned from its share of the run's letters.
 */
export function linkRuns(runs: readonly TextRun[], areas: readonly LinkArea[], page: number) {
  const used = new Set<LinkArea>();
  const linked = areas.length === 0 ? [...runs] : runs.flatMap((run) => linkRun(run, areas, used));
  const written = new Set(Array.from(used, ({ link }) => link));
  const bareLinks: BareLink[] = areas
    .filter(({ link }) => !written.has(link))
    .map(({ link, left, top }) => ({ link, page, x: left, y: top }));
  return { runs: linked, bareLinks };
}

/** Marks between contacts; the reckoning of places is not fine enough to keep them out. */
const SEPARATOR = /^[|•·∙,;/–—-]+$/;

function linkRun(run: TextRun, areas: readonly LinkArea[], used: Set<LinkArea>): TextRun[] {
  const touching = areas.filter((area) => touches(run, area));
  if (touching.length === 0 || run.turn !== 0) return [run];
  const parts: TextRun[] = [];
  for (const word of wordsOf(run)) {
    const middle = word.x + word.width / 2;
    const area = SEPARATOR.test(word.text)
      ? undefined
      : touching.find(({ left, right }) => left <= middle && middle <= right);
    if (area) used.add(area);
    const last = parts.at(-1);
    if (last && last.link === area?.link) {
      last.text += ` ${word.text}`;
      last.width = word.x + word.width - last.x;
    } else {
      parts.push({ ...word, ...(area && { link: area.link }) });
    }
  }
  return parts;
}

/** The middle of the small letters lies in the area, and some of the run's length. */
function touches({ x, y, width, size }: TextRun, { left, right, top, bottom }: LinkArea): boolean {
  const middle = y - size / 4;
  return top <= middle && middle <= bottom && x < right && x + width > left;
}

function wordsOf(run: TextRun): TextRun[] {
  const letter = run.width / run.text.length;
  let at = 0;
  return run.text.split(' ').map((text, index) => {
    const start = run.rightToLeft ? run.text.length - at - text.length : at;
    const word = { ...run, text, x: run.x + start * letter, width: text.length * letter };
    at += text.length + 1;
    return index === 0 ? word : { ...word, spaceBefore: true };
  });
}
