import type { Block } from '@shortlist/document';
import { type RunLook, runLook } from '../looks/run-look.ts';
import { twips } from '../xml/units.ts';

/** A list's marker and where it stands. Lengths in twentieths of a point. */
export type List = { marker: string; start: number; hanging: number; look: RunLook };

/** The lists of a document, each kind of marker once. Numbers begin at 1. */
export function listRegistry() {
  const numbers = new Map<string, number>();
  const lists: List[] = [];
  return {
    lists: lists as readonly List[],
    numberOf(list: List): number {
      const key = JSON.stringify(list);
      const number = numbers.get(key) ?? lists.push(list);
      numbers.set(key, number);
      return number;
    },
  };
}

export type ListRegistry = ReturnType<typeof listRegistry>;

/** The width of bullet and gap together, in sizes of the text: also in a font whose bullets are as wide as ideographs. */
const HANGING = 1.1;

/** The list of a block whose marker is a sign; `start` is where its text begins. The sign is never bold or italic. */
export function listOf({ marker, indent, spans: [first] }: Block, start: number): List | undefined {
  if (typeof marker !== 'string' || first === undefined) return undefined;
  const { weight: _, italic: __, capitals: ___, letterSpacing: ____, ...plain } = first;
  return {
    marker,
    start,
    hanging: twips(Math.min(indent, first.size * HANGING)),
    look: runLook({ ...plain, weight: 400 }),
  };
}
