import type { Fill } from '@shortlist/document';
import { tag } from '../xml/tag.ts';

/** Marks at their places on the sheet, behind the text; pictures to the eye alone. In VML (ECMA-376 part 4, 19.1), which has shapes by themselves. */
export const writeMarks = (marks: readonly Fill[]): string =>
  marks.length === 0
    ? ''
    : tag(
        'w:r',
        {},
        marks.map((mark) => tag('w:pict', {}, markOf(mark))),
      );

function markOf({ x, y, width, height, color }: Fill): string {
  const style = [
    'position:absolute',
    ...Object.entries({ 'margin-left': x, 'margin-top': y, width, height }).map(
      ([name, points]) => `${name}:${points.toFixed(2)}pt`,
    ),
    'z-index:-1',
    'mso-position-horizontal-relative:page',
    'mso-position-vertical-relative:page',
  ].join(';');
  return tag('v:rect', { style, fillcolor: color, stroked: 'f' });
}
