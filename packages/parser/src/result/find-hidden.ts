import { lineText, type PlacedText, type TextLine, type TextPlace } from '@shortlist/placed-text';
import type { UnplacedText } from './parsed-resume.ts';

/** Finds the text that nobody sees on the paper, one for each place: it is shown as such, and no field is read from it. */
export function findHidden({ lines }: PlacedText): UnplacedText[] {
  return lines.flatMap((line, index) => {
    const text = lineText(line);
    return hiddenRanges(line).map(([start, end]): UnplacedText => {
      const place: TextPlace = { line: index, start, end };
      return { text: text.slice(start, end), places: [place], isHidden: true };
    });
  });
}

/** Finds the ranges of neighbouring hidden pieces in the line's text. */
function hiddenRanges({ pieces }: TextLine): [number, number][] {
  const ranges: [number, number][] = [];
  let start = 0;
  let wasHidden = false;
  for (const { before, text, hidden = false } of pieces) {
    start += before.length;
    const end = start + text.length;
    const last = ranges.at(-1);
    if (hidden && wasHidden && last) last[1] = end;
    else if (hidden) ranges.push([start, end]);
    wasHidden = hidden;
    start = end;
  }
  return ranges;
}
