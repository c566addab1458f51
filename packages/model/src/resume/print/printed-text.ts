import { type Mark, sliceMarks } from '../../points/mark.ts';
import type { Point, Points } from '../../points/point.ts';
import { bulletLines, stripBullet } from '../../texts/bullets.ts';
import type { FieldRef } from '../field-ref.ts';

/** A text as it stands on paper, its marks where it has any, and the field that it comes from. */
export type PrintedText = {
  readonly text: string;
  readonly marks?: readonly Mark[];
  readonly ref: FieldRef;
};

/** The lines of a text that say something, without their bullets, each with its number among all lines. */
export const printedLines = (text: string, ref: FieldRef): PrintedText[] =>
  bulletLines(text).map((said) => ({ text: said.text, ref: { ...ref, line: said.line } }));

/** The points that say something and are not hidden, each with its number among all of them. */
export const printedPoints = (points: Points | undefined, ref: FieldRef): PrintedText[] =>
  (points?.points ?? []).flatMap((point, line) =>
    point.hidden ? [] : printedPoint(point, { ...ref, line }),
  );

function printedPoint({ text: line, marks = [] }: Point, ref: FieldRef): PrintedText[] {
  const text = stripBullet(line);
  if (text === '') return [];
  const from = line.lastIndexOf(text);
  const printed = sliceMarks(marks, line, { from, to: from + text.length });
  return [{ text, ...(printed.length > 0 && { marks: printed }), ref }];
}
