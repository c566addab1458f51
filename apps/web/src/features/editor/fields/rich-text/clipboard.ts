import { splitLines } from '@shortlist/model';
import { textOfLines, withoutBullet } from './change-lines.ts';
import { linesOfHtml } from './clean-paste.ts';
import { drawRuns } from './draw-lines.ts';
import { type RichLine, runsOf } from './rich-line.ts';

/** The lines that a clipboard or something dropped holds. */
export function readClipboard(held: DataTransfer): RichLine[] {
  const html = held.getData('text/html');
  const lines = html === '' ? [] : linesOfHtml(html);
  if (lines.length > 0) return lines;
  const text = held.getData('text/plain').replace(/(?:\r\n|\r|\n)$/u, '');
  return text === '' ? [] : splitLines(text).map((line) => withoutBullet({ text: line }));
}

/** Puts lines on a clipboard: as text with bullets and as a list; words of one line as they are. */
export function writeClipboard(held: DataTransfer, lines: readonly RichLine[]): void {
  const [only] = lines;
  held.setData('text/plain', lines.length === 1 && only ? only.text : textOfLines(lines));
  held.setData('text/html', htmlOf(lines));
}

function htmlOf(lines: readonly RichLine[]): string {
  const holder = document.createElement(lines.length === 1 ? 'span' : 'ul');
  for (const line of lines) {
    const words = drawRuns(runsOf(line));
    if (lines.length === 1) holder.append(...words);
    else {
      const entry = document.createElement('li');
      entry.append(...words);
      holder.append(entry);
    }
  }
  return holder.outerHTML;
}
