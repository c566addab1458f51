import { type RichLine, type Run, runsOf } from './rich-line.ts';

/** The element of a line in the field. Its direction is that of its words. */
export function drawLine(line: RichLine): HTMLElement {
  const element = document.createElement('p');
  element.dir = 'auto';
  if (line.hidden) element.dataset.hidden = '';
  const runs = runsOf(line);
  element.append(...(runs.length > 0 ? runs.map(drawRun) : [document.createElement('br')]));
  return element;
}

/** A run within the elements of its style: link, bold, italic, from the outside in. */
export function drawRun({ text, bold, italic, href }: Run): Node {
  let node: Node = document.createTextNode(text);
  if (italic) node = wrap('i', node);
  if (bold) node = wrap('b', node);
  if (href === undefined) return node;
  const link = document.createElement('a');
  link.href = href;
  link.append(node);
  return link;
}

function wrap(tag: 'b' | 'i', node: Node): HTMLElement {
  const element = document.createElement(tag);
  element.append(node);
  return element;
}
