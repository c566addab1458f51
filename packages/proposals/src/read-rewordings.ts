import { cleanProposal, withoutThoughts } from './clean-proposal.ts';
import { listAddresses, listPhones } from './names/addresses.ts';

/** Other words for the point at a place of those that were asked about. */
export type Rewording = { at: number; text: string };

type Asked = {
  points: readonly string[];
  /** All that the person has said. */
  source: string;
};

const NUMBERED = /^\s*(\d{1,2})\s*[.):]\s*(\S.*)$/u;

/**
 * Reads what a model answers of points that it was given with their numbers: for each the first line that says it otherwise. Passed over is what is no
 * rewording of that point, whatever asked for it: another sentence, an address that the person has not given, a number of no point.
 */
export function readRewordings(answer: string, { points, source }: Asked): Rewording[] {
  const known = new Set(reachesIn(source));
  const read = new Map<number, string>();
  for (const line of withoutThoughts(answer).split(/\r\n|[\n\r\u2028\u2029]/u)) {
    const [, number, said = ''] = NUMBERED.exec(line) ?? [];
    const at = Number(number) - 1;
    const point = points[at];
    if (point === undefined || read.has(at)) continue;
    const text = cleanProposal(said, 'line');
    const hasAddress = reachesIn(text).some((key) => !known.has(key));
    if (text !== '' && text !== point && !hasAddress && keepsTo(text, point)) read.set(at, text);
  }
  return [...read].map(([at, text]) => ({ at, text }));
}

/** The addresses and phone numbers of a text. */
const reachesIn = (text: string): string[] =>
  [...listAddresses(text), ...listPhones(text)].map(({ key }) => key);

/** Share of a rewording's words that the point has too, in whatever form. */
const LEAST_SHARED = 1 / 3;

/** Checks whether a text says a point otherwise: another sentence shares few words with it. */
function keepsTo(text: string, point: string): boolean {
  const words = stemsOf(text);
  const known = new Set(stemsOf(point));
  const shared = words.filter((word) => known.has(word)).length;
  return shared >= words.length * LEAST_SHARED;
}

/** The beginnings of words that say something: endings differ, and short words stand in every sentence. */
const stemsOf = (text: string): string[] =>
  [...text.toLowerCase().matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}+#]{2,}/gu)].map(([word]) =>
    word.slice(0, 5),
  );
