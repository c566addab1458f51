import type { HeadModel, HeadReading } from './head-model.ts';

/** The count that a template is reckoned to have that no other head has. */
const UNSEEN = 0.3;

/** The weight of the other heads of a section beside a head's own words. */
const TRUST = 1.4;

/** So often the heads are compared with each other. */
const ROUNDS = 2;

/** The most that a head speaks against a template, and what an elected one has to begin with. */
const AGAINST = 6;
const ELECTED = 3;

const NONE: ReadonlyMap<string, number> = new Map();

/** The number of heads that have each template, and of all heads. */
type Counts = { seen: Map<string, number>; total: number };

type TemplatesOf<Label extends string> = (reading: HeadReading<Label>) => readonly string[];

/**
 * The readings of a section's heads, each with what speaks for it in the other heads added to its score: heads of one
 * section are mostly built alike. Expectation-maximisation for a mixture of templates, begun with those that all heads
 * together make the likeliest; each head is left out of what it is compared with.
 */
export function favourShared<Label extends string>(
  heads: readonly HeadReading<Label>[][],
  { optional, oftenAlone }: Pick<HeadModel<Label>, 'optional' | 'oftenAlone'>,
): HeadReading<Label>[][] {
  const kinds: { templatesOf: TemplatesOf<Label>; counts: Counts }[] = [
    (reading: HeadReading<Label>) => ordersOf(reading, optional),
    (reading: HeadReading<Label>) => standingOf(reading, optional),
  ].map((templatesOf) => ({
    templatesOf: askedOnce(templatesOf),
    counts: { seen: new Map(), total: 0 },
  }));
  const tells = oftenAlone ? tellingHeads(heads) : () => true;
  // What was added for a head is taken away again before it is compared with the others.
  const added = new Map<readonly HeadReading<Label>[], Map<string, number>[]>();
  const count = (readings: readonly HeadReading<Label>[], sign: 1 | -1) => {
    const weights =
      added.get(readings) ?? kinds.map(({ templatesOf }) => weightsOf(readings, templatesOf));
    added.set(readings, weights);
    for (const [at, { counts }] of kinds.entries()) addTo(counts, weights[at] ?? NONE, sign);
  };
  const favour = (reading: HeadReading<Label>): HeadReading<Label> => {
    const shared = kinds.map(({ templatesOf, counts }) => shareOf(templatesOf(reading), counts));
    return { ...reading, score: reading.score + TRUST * sum(shared) };
  };
  const elected = new Set(
    kinds.map(({ templatesOf }) => electTemplate(heads.filter(tells), templatesOf)),
  );
  const isElected = (reading: HeadReading<Label>) =>
    kinds.map(({ templatesOf }) => Number(elected.has(templatesOf(reading)[0])));
  const scored = heads.map((readings) =>
    readings.map((each) => ({ ...each, score: each.score + ELECTED * sum(isElected(each)) })),
  );
  const telling = scored.filter((_, at) => tells(heads[at] ?? []));
  for (const readings of telling) count(readings, 1);
  for (let round = 0; round < ROUNDS; round++)
    for (const [at, readings] of heads.entries()) {
      const isTelling = tells(readings);
      if (isTelling) count(scored[at] ?? [], -1);
      scored[at] = readings.map(favour);
      if (isTelling) count(scored[at], 1);
    }
  return scored;
}

/** Tells which heads say how those of a section are built: where some can have more than one name, the others do not. */
function tellingHeads<Label extends string>(heads: readonly HeadReading<Label>[][]) {
  const canHaveSeveral = (readings: readonly HeadReading<Label>[]): boolean =>
    readings.some(({ parts }) => parts.filter(({ label }) => label !== undefined).length > 1);
  return heads.some(canHaveSeveral) ? canHaveSeveral : () => true;
}

/** The templates of a reading are asked for in every round: those of the same parts are the same. */
function askedOnce<Label extends string>(templatesOf: TemplatesOf<Label>): TemplatesOf<Label> {
  const known = new Map<HeadReading<Label>['parts'], readonly string[]>();
  return (reading) => {
    const templates = known.get(reading.parts) ?? templatesOf(reading);
    known.set(reading.parts, templates);
    return templates;
  };
}

/** The template that all heads together make the likeliest; a head that cannot have it is no more against it than `AGAINST`. */
function electTemplate<Label extends string>(
  heads: readonly (readonly HeadReading<Label>[])[],
  templatesOf: TemplatesOf<Label>,
): string | undefined {
  const votes = new Map<string, number>();
  for (const readings of heads) {
    const most = Math.max(...readings.map(({ score }) => score));
    const own = new Map<string, number>();
    for (const reading of readings) {
      const [name] = templatesOf(reading);
      if (name === undefined) continue;
      own.set(name, Math.max(own.get(name) ?? 0, AGAINST + reading.score - most));
    }
    for (const [name, vote] of own) votes.set(name, (votes.get(name) ?? 0) + vote);
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function addTo(counts: Counts, weights: ReadonlyMap<string, number>, sign: 1 | -1): void {
  for (const [name, weight] of weights) {
    counts.seen.set(name, (counts.seen.get(name) ?? 0) + sign * weight);
    counts.total += sign * weight;
  }
}

/** Log of the share of the heads that have the templates. */
const shareOf = (names: readonly string[], { seen, total }: Counts): number =>
  sum(
    names.map((name) =>
      Math.log(((seen.get(name) ?? 0) + UNSEEN) / (total / names.length + UNSEEN)),
    ),
  );

/** Returns the likelihood of each template by the readings of one head. */
function weightsOf<Label extends string>(
  readings: readonly HeadReading<Label>[],
  templatesOf: TemplatesOf<Label>,
): Map<string, number> {
  const most = Math.max(...readings.map(({ score }) => score));
  const odds = readings.map(({ score }) => Math.exp(score - most));
  const total = sum(odds);
  const weights = new Map<string, number>();
  readings.forEach((reading, at) => {
    for (const name of templatesOf(reading))
      weights.set(name, (weights.get(name) ?? 0) + (odds[at] ?? 0) / total);
  });
  return weights;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/** Orders of the labels, with and without the marks before them. */
function ordersOf<Label extends string>({ parts }: HeadReading<Label>, optional: Label): string[] {
  const named = parts.filter(({ label }) => label !== undefined && label !== optional);
  return [
    named.map(({ label }) => label).join(' '),
    named.map(({ label, mark }) => `${mark}:${label}`).join(' '),
  ];
}

/** Behind what the optional part stands: none where there is no such part. */
function standingOf<Label extends string>(
  { parts }: HeadReading<Label>,
  optional: Label,
): string[] {
  const at = parts.findIndex(({ label }) => label === optional);
  return at < 0 ? [] : [`${parts[at - 1]?.label} ${parts[at]?.mark}`];
}
