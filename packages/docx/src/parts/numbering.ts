import { runProperties } from '../looks/run-look.ts';
import type { List } from '../paragraphs/lists.ts';
import { SCHEMAS } from '../xml/namespaces.ts';
import { tag, xmlFile } from '../xml/tag.ts';

/** The markers of the levels below the first, in turns, for who goes on writing. */
const FURTHER = ['◦', '▪', '•'];
const LEVELS = 9;

/** The numbering part (ECMA-376 part 1, 17.9): a list of nine levels for each kind of marker. */
export const writeNumbering = (lists: readonly List[]): string =>
  xmlFile(
    tag('w:numbering', SCHEMAS, [
      ...lists.map(abstractList),
      ...lists.map((_, at) =>
        tag('w:num', { 'w:numId': at + 1 }, tag('w:abstractNumId', { 'w:val': at })),
      ),
    ]),
  );

const abstractList = (list: List, at: number): string =>
  tag('w:abstractNum', { 'w:abstractNumId': at }, [
    tag('w:nsid', { 'w:val': hexadecimal(0x51000000 + at) }),
    tag('w:multiLevelType', { 'w:val': 'hybridMultilevel' }),
    tag('w:tmpl', { 'w:val': hexadecimal(0x52000000 + at) }),
    ...Array.from({ length: LEVELS }, (_, level) => levelOf(list, level)),
  ]);

const hexadecimal = (number: number): string => number.toString(16).toUpperCase().padStart(8, '0');

function levelOf({ marker, start, hanging, look }: List, level: number): string {
  const { family, color, size } = look;
  const sign = level === 0 ? marker : (FURTHER[(level - 1) % FURTHER.length] ?? marker);
  return tag('w:lvl', { 'w:ilvl': level }, [
    tag('w:start', { 'w:val': 1 }),
    tag('w:numFmt', { 'w:val': 'bullet' }),
    tag('w:lvlText', { 'w:val': sign }),
    tag('w:lvlJc', { 'w:val': 'left' }),
    tag('w:pPr', {}, tag('w:ind', { 'w:left': start + level * 2 * hanging, 'w:hanging': hanging })),
    runProperties({ family, bold: false, italic: false, color, size }),
  ]);
}
