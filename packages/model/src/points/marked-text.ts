import { LINE_END } from '../texts/bullets.ts';
import { type Points, pointFlagsOf } from './point.ts';
import { type PointValues, pointValues, withPointValues } from './point-values.ts';
import { pointsCodec } from './points.ts';

/** Stands behind a line, before what the line does not say. */
const SEPARATOR = '\u0000';

/** The lines of a text, and between them what ends each. */
const PIECES = new RegExp(`(${LINE_END.source})`, 'u');

/**
 * A flat text of points in which each line is followed by its marks and its flags, where it has any: a text
 * that merges line by line. One without marks is the flat text itself.
 */
export function formatMarkedText(flat: string, values: PointValues | undefined): string {
  if (values === undefined && !flat.includes(SEPARATOR)) return flat;
  const { points } = withPointValues(pointsCodec.fromFlat(flat), values);
  return flat
    .split(PIECES)
    .map((piece, at) => {
      const { marks, ...point } = points[at / 2] ?? {};
      const values = { marks, ...pointFlagsOf(point) };
      const isPlain = Object.values(values).every((value) => value === undefined);
      return isPlain && !piece.includes(SEPARATOR)
        ? piece
        : `${piece}${SEPARATOR}${JSON.stringify(values)}`;
    })
    .join('');
}

/** The flat text and its values in such a text. */
export function parseMarkedText(text: string): { flat: string; values: PointValues | undefined } {
  if (!text.includes(SEPARATOR)) return { flat: text, values: undefined };
  const lines = text.split(PIECES).map(parseLine);
  const flat = lines.map(({ line }) => line).join('');
  const said = pointsCodec.fromFlat(flat);
  const points = said.points.map((point, at) => ({ ...point, ...lines[at * 2]?.values }));
  return { flat, values: pointValues(normal({ ...said, points })) };
}

const normal = (points: Points): Points => withPointValues(points, pointValues(points));

function parseLine(piece: string): { line: string; values: object } {
  const end = piece.lastIndexOf(SEPARATOR);
  const values = end < 0 ? undefined : parseObject(piece.slice(end + 1));
  return values ? { line: piece.slice(0, end), values } : { line: piece, values: {} };
}

/** The object that a text is as JSON; undefined for any other text. */
function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
