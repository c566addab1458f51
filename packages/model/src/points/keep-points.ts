import { changePoint, idOfPosition, makePoint, type Point, type PointId } from './point.ts';

type Match = Point | undefined;

/**
 * Points of `texts` with the ids of `previous`: a line that did not change keeps its own, wherever it stands
 * now; a changed one takes the id that followed its predecessor's, so that a line keeps its id while it is
 * typed and the first half of a split one does. A line that only one of `further` has brings its id along.
 * All others take the first free ids. No two points have one id. With the id come marks, which move with the text, and
 * what is hidden. Linear in the number of lines.
 */
export function keepPoints(
  texts: readonly string[],
  previous: readonly Point[] = [],
  further: readonly (readonly Point[])[] = [],
): Point[] {
  const own = matchPoints(texts, previous);
  const used = new Set(own.flatMap((match) => match?.id ?? []));
  const matches = texts.map((text, index) => own[index] ?? takePoint(text, further, used));
  const newId = freeIds(used);
  return texts.map((text, index) => {
    const match = matches[index];
    if (!match) return makePoint(newId(), text);
    return match.text === text ? match : changePoint(match, text);
  });
}

/** For each text the point of `previous` that it was; undefined for a new one. */
function matchPoints(texts: readonly string[], previous: readonly Point[]): Match[] {
  const most = Math.min(texts.length, previous.length);
  let head = 0;
  while (head < most && texts[head] === previous[head]?.text) head += 1;
  let tail = 0;
  while (tail < most - head && texts.at(-1 - tail) === previous.at(-1 - tail)?.text) tail += 1;
  const end = previous.length - tail;
  return [
    ...previous.slice(0, head),
    ...matchWindow(texts.slice(head, texts.length - tail), previous.slice(head, end)),
    ...previous.slice(end),
  ];
}

/** The same for lines between those that both texts begin and end with. */
function matchWindow(texts: readonly string[], previous: readonly Point[]): Match[] {
  const unchanged = matchEqual(texts, previous);
  const taken = new Set(unchanged);
  let predecessor = -1;
  return unchanged.map((same) => {
    const position = same ?? predecessor + 1;
    if (same === undefined && taken.has(position)) return undefined;
    taken.add(position);
    predecessor = position;
    return previous[position];
  });
}

/** For each text the position of the point that says the same, the first to the first. */
function matchEqual(texts: readonly string[], previous: readonly Point[]) {
  const positions = new Map<string, number[]>();
  for (const [position, { text }] of previous.entries()) {
    const known = positions.get(text);
    if (known) known.push(position);
    else positions.set(text, [position]);
  }
  return texts.map((text) => positions.get(text)?.shift());
}

/** A point of `lists` that says `text` and has an id that no other has; its id is used then. */
function takePoint(text: string, lists: readonly (readonly Point[])[], used: Set<PointId>): Match {
  const found = lists.flat().find((point) => point.text === text && !used.has(point.id));
  if (found) used.add(found.id);
  return found;
}

function freeIds(used: ReadonlySet<PointId>): () => PointId {
  let position = 0;
  return () => {
    while (used.has(idOfPosition(position))) position += 1;
    position += 1;
    return idOfPosition(position - 1);
  };
}
