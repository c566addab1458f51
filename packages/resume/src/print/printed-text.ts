import type { FieldRef } from '../field-ref.ts';
import type { Points } from '../fields/points.ts';
import { bulletLines, stripBullet } from '../texts/bullets.ts';

/** A text as it stands on paper, and the field that it comes from. */
export type PrintedText = { readonly text: string; readonly ref: FieldRef };

/** The lines of a text that say something, without their bullets, each with its number among all lines. */
export const printedLines = (text: string, ref: FieldRef): PrintedText[] =>
  bulletLines(text).map((said) => ({ text: said.text, ref: { ...ref, line: said.line } }));

/** The points that say something, each with its number among all of them. */
export const printedPoints = (points: Points | undefined, ref: FieldRef): PrintedText[] =>
  (points?.points ?? [])
    .map((point, line) => ({ text: stripBullet(point.text), ref: { ...ref, line } }))
    .filter(({ text }) => text !== '');
