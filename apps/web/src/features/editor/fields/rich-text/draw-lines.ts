import { isDrawn, readLines } from './read-lines.ts';
import { isSameLine, type RichLine, type Run, runsOf } from './rich-line.ts';

/** The element of a line in the field. Its direction is that of its words. */
export function drawLine(line: RichLine): HTMLElement {
  const element = document.createElement('p');
  element.dir = 'auto';
  if (line.id !== undefined) element.dataset.point = line.id;
  if (line.hidden) element.dataset.hidden = '';
  if (line.locked) element.dataset.locked = '';
  const runs = runsOf(line);
  element.append(...(runs.length > 0 ? drawRuns(runs) : [document.createElement('br')]));
  return element;
}

/** The elements of runs: of a link, which may hold several, of bold and of italic, from the outside in. */
export function drawRuns(runs: readonly Run[]): Node[] {
  const drawn: Node[] = [];
  let link: HTMLAnchorElement | undefined;
  for (const { text, bold, italic, href } of runs) {
    let node: Node = document.createTextNode(text);
    if (italic) node = wrap('i', node);
    if (bold) node = wrap('b', node);
    if (href === undefined) {
      link = undefined;
      drawn.push(node);
      continue;
    }
    if (link?.getAttribute('href') !== href) {
      link = document.createElement('a');
      link.href = href;
      drawn.push(link);
    }
    link.append(node);
  }
  return drawn;
}

function wrap(tag: 'b' | 'i', node: Node): HTMLElement {
  const element = document.createElement(tag);
  element.append(node);
  return element;
}

/** Makes a field show lines; the elements of those that it shows already stay. */
export function drawLines(root: Element, lines: readonly RichLine[]): void {
  const shown = readLines(root);
  const most = isDrawn(root, shown) ? Math.min(shown.length, lines.length) : 0;
  let head = 0;
  while (head < most && isSame(lines[head], shown[head])) head += 1;
  let tail = 0;
  while (tail < most - head && isSame(lines.at(-1 - tail), shown.at(-1 - tail))) tail += 1;
  const drawn = Array.from(root.childNodes);
  for (const gone of drawn.slice(head, drawn.length - tail)) gone.remove();
  const next = root.childNodes[head] ?? null;
  for (const line of lines.slice(head, lines.length - tail))
    root.insertBefore(drawLine(line), next);
}

const isSame = (a: RichLine | undefined, b: RichLine | undefined): boolean =>
  a !== undefined && a.id === b?.id && isSameLine(a, b);

/** Gives the elements of lines the ids that their points have got. */
export function nameLines(root: Element, lines: readonly RichLine[]): void {
  for (const [at, { id }] of lines.entries()) {
    const element = root.children[at];
    if (element instanceof HTMLElement && id !== undefined) element.dataset.point = id;
  }
}
