import { findChanges, type LineForm, offsetAfter, rebaseLines } from '@shortlist/draft';
import { pointFlagsOf } from '@shortlist/model';
import { offsetOfPlace, placeOfOffset, textOfLines } from './change-lines.ts';
import { drawLine } from './draw-lines.ts';
import { findPlace, readPlace } from './read-lines.ts';
import { lineOfRuns, type RichLine, type Run, runsOf } from './rich-line.ts';

/** Lines that the field showed, and those that somebody else made of them. */
type Merge = {
  before: readonly RichLine[];
  after: readonly RichLine[];
  /** Reads the lines of a state as those of the field are read. */
  read: (root: Element) => RichLine[];
};

/** Ends of the selection, last first: the library marks them so in the elements that it keeps. */
const BOOKMARKS = ['squire-selection-end', 'squire-selection-start'];

/** A state of the library's history, as HTML, with what was merged since. The selection stays among its words. */
export function rebaseState(html: string, { before, after, read }: Merge): string {
  // In a document of its own: nothing of it is loaded or run.
  const root = document.implementation.createHTMLDocument().createElement('div');
  root.innerHTML = html;
  const bookmarks = BOOKMARKS.flatMap((id) => Array.from(root.querySelectorAll(`#${id}`)));
  const places = bookmarks.map((bookmark) => placeOf(root, bookmark));
  for (const bookmark of bookmarks) bookmark.remove();
  const earlier = read(root);
  const lines = rebaseLines({ earlier, before, after }, FORM);
  const changes = findChanges(textOfLines(earlier), textOfLines(lines));
  root.replaceChildren(...lines.map(drawLine));
  for (const [at, place] of places.entries()) {
    const moved = placeOfOffset(lines, offsetAfter(changes, offsetOfPlace(earlier, place)));
    const [node, offset] = findPlace(root, moved);
    const isText = node.nodeType === Node.TEXT_NODE;
    const behind = isText ? (node as Text).splitText(offset) : (node.childNodes[offset] ?? null);
    (isText ? node.parentNode : node)?.insertBefore(bookmarks[at] as Element, behind);
  }
  return root.innerHTML;
}

function placeOf(root: Element, bookmark: Element) {
  const parent = bookmark.parentNode as Node;
  return readPlace(root, parent, Array.prototype.indexOf.call(parent.childNodes, bookmark));
}

const STYLE = '\u0000';
const NEXT_RUN = '\u0001';

/** The words of a line, each with its styles, and the spaces between them. */
function wordsOf(line: RichLine): string[] {
  const words: string[] = [];
  for (const { text, ...style } of runsOf(line)) {
    for (const piece of text.match(/\s+|\S+/gu) ?? []) {
      const run = piece + STYLE + JSON.stringify(style);
      const last = words.at(-1);
      const goesOn = last !== undefined && !/\s/u.test(piece) && !/^\s/u.test(last);
      if (goesOn) words[words.length - 1] = last + NEXT_RUN + run;
      else words.push(run);
    }
  }
  return words;
}

function runOf(written: string): Run {
  const [text = '', style = '{}'] = written.split(STYLE);
  return { ...JSON.parse(style), text };
}

const FORM: LineForm<RichLine> = {
  keyOf: (line) => wordsOf(line).join(NEXT_RUN) + JSON.stringify(pointFlagsOf(line)),
  cut: wordsOf,
  join: (words, like) =>
    lineOfRuns(
      words.flatMap((word) => word.split(NEXT_RUN).map(runOf)),
      like,
    ),
};
