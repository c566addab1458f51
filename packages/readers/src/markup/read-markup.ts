import { Parser } from 'htmlparser2';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import type { Element } from './element.ts';

type Open = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

type MarkupKind = 'xml' | 'html';

/**
 * The tree of XML or HTML, under a root without a name. Forgiving: what is not closed is closed at the
 * end. Entities beyond the standard's are left as they are, so nothing expands. Throws for nesting and
 * numbers of elements beyond `READING_LIMITS`. Comments go.
 *
 */
export function readMarkup(text: string, kind: MarkupKind): Element {
  const root: Open = { name: '', attributes: {}, children: [] };
  const open: Open[] = [root];
  let nodes = 0;
  const count = () => {
    nodes += 1;
    if (nodes > READING_LIMITS.nodes) throw new ReadError('hostile');
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count();
        if (open.length > READING_LIMITS.depth) throw new ReadError('hostile');
        const element: Open = { name, attributes, children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(piece) {
        count();
        const siblings = open.at(-1)?.children ?? [];
        const last = siblings.at(-1);
        if (typeof last === 'string') siblings[siblings.length - 1] = last + piece;
        else siblings.push(piece);
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: kind === 'xml', decodeEntities: true, recognizeSelfClosing: kind === 'xml' },
  );
  parser.end(text);
  return root;
}
