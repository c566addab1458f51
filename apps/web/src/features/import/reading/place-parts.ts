import type { ExportPart } from '@shortlist/imports';
import { lineText, type PlacedText, type TextLine, type TextPlace } from '@shortlist/placed-text';

/** In points, as every line of a text without a layout is placed somewhere. */
const LINE_HEIGHT = 14;
const WIDTH = 612;

/** The parts of an export as a document of lines, each part under its title; and where a line stands in it. */
export function placeParts(parts: readonly ExportPart[]): {
  text: PlacedText;
  placesOf: (line: string) => TextPlace[];
} {
  const lines = parts.flatMap(({ title, lines: said }) => [
    ...lineOf(title, 1),
    ...said.flatMap(({ label, text }) => lineOf(label === '' ? text : `${label}: ${text}`)),
  ]);
  const placed = lines.map((line, at) => ({ ...line, y: at * LINE_HEIGHT, paragraph: at }));
  const lineAt = new Map(placed.map((line, at) => [lineText(line), at]));
  return {
    text: {
      format: 'text',
      placement: 'estimated',
      pages: [{ width: WIDTH, height: placed.length * LINE_HEIGHT }],
      lines: placed,
      bareLinks: [],
    },
    placesOf(line) {
      const at = lineAt.get(line);
      return at === undefined ? [] : [{ line: at, start: 0, end: line.length }];
    },
  };
}

function lineOf(written: string, heading?: number): TextLine[] {
  const text = written.replace(/\s+/gu, ' ').trim();
  if (text === '') return [];
  const look = { size: 10, bold: heading !== undefined, italic: false };
  return [
    {
      page: 0,
      y: 0,
      pieces: [{ text, before: '', x: 0, width: WIDTH, ...look }],
      origin: 'body',
      ...(heading !== undefined && { heading }),
    },
  ];
}
