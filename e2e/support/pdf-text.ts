import { execFileSync } from 'node:child_process';

/** The words of a PDF in the order in which a machine reads them. */
export function readWords(path: string): string[] {
  return execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' })
    .split(/\s+/)
    .filter(Boolean);
}

/** The width and height of each page of a PDF, in whole points. */
export function pageSizes(path: string): number[][] {
  const html = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
  const pages = html.matchAll(/<page width="([\d.]+)" height="([\d.]+)"/g);
  return Array.from(pages, ([, ...sides]) => sides.map((side) => Math.round(Number(side))));
}

/** A line of a page: its words, joined, and the left edge of its first word in points. */
export type PrintedLine = { text: string; x: number };

/** The lines of each page of a PDF, top to bottom, with what poppler says of their places. */
export function readLines(path: string): PrintedLine[][] {
  const html = execFileSync('pdftotext', ['-bbox', path, '-'], { encoding: 'utf8' });
  return html
    .split('<page ')
    .slice(1)
    .map((page) => {
      const words = [
        ...page.matchAll(
          /<word xMin="([\d.]+)" yMin="[\d.]+" xMax="[\d.]+" yMax="([\d.]+)">(.*?)<\/word>/g,
        ),
      ];
      return groupByFoot(
        words.map(([, x, foot, text = '']) => ({
          x: Number(x),
          foot: Number(foot),
          text: unescapeXml(text).replace(/\s/g, ''),
        })),
      );
    });
}

function unescapeXml(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}

/** Words whose feet differ by less than this (points) stand on one line. */
const SAME_LINE = 3;

function groupByFoot(words: { x: number; foot: number; text: string }[]): PrintedLine[] {
  const lines: { foot: number; words: typeof words }[] = [];
  for (const word of words) {
    const line = lines.find(({ foot }) => Math.abs(foot - word.foot) < SAME_LINE);
    if (line) line.words.push(word);
    else lines.push({ foot: word.foot, words: [word] });
  }
  return lines
    .sort((a, b) => a.foot - b.foot)
    .map((line) => {
      const inOrder = line.words.sort((a, b) => a.x - b.x);
      return { text: inOrder.map(({ text }) => text).join(''), x: inOrder[0]?.x ?? 0 };
    });
}
