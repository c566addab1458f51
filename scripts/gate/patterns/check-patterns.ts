import { BOUNDED, LISTED_BY, READ_WHEN_CALLED } from './bounded-patterns.ts';
import { findPatterns, type Pattern, placeOf } from './find-patterns.ts';
import { findSlow } from './find-slow.ts';

/**
 * Checks that every regular expression that reads what others wrote takes time in proportion to what it reads,
 * or is listed with the bound of its input. Says of each other one where it is and which text is slow.
 */
const { patterns, unread } = await findPatterns();
const startOf = ({ source }: Pattern) => source.slice(0, LISTED_BY);
const listed = BOUNDED.flatMap(({ files }) => Object.entries(files)).flatMap(([file, starts]) =>
  starts.map((start) => ({ file, start })),
);
const isListed = (pattern: Pattern) =>
  listed.some(({ file, start }) => file === pattern.file && start === startOf(pattern));

const known = new Map<string, string | undefined>();
const problems = patterns.flatMap((pattern) => {
  if (isListed(pattern)) return [];
  const key = `${pattern.source}/${pattern.flags}`;
  if (!known.has(key)) known.set(key, findSlow(pattern));
  const by = known.get(key);
  if (by === undefined) return [];
  return ['This regular expression can be slow, and is not listed:', describe({ ...pattern, by })];
});
for (const { file, start } of listed) {
  const named = patterns.filter((each) => each.file === file && startOf(each) === start);
  const kinds = new Set(named.map(({ source, flags }) => `${source}/${flags}`));
  if (kinds.size === 0)
    problems.push(
      `${file}: no regular expression begins with ${start} now; take it from the list.`,
    );
  if (kinds.size > 1)
    problems.push(
      `${file}: ${kinds.size} regular expressions begin with ${start}; let them differ sooner.`,
    );
}
for (const place of unread)
  if (!READ_WHEN_CALLED.some((file) => place.startsWith(`${file}:`)))
    problems.push(
      `${place}: this regular expression is put together when it is used, so it cannot be checked.`,
    );

for (const problem of problems) process.stdout.write(`${problem}\n`);
if (problems.length > 0) {
  process.stdout.write(
    'Write the expression so that it goes through a text once (a look behind before a repetition that may begin anywhere, no two repetitions side by side that take the same), cut what it reads first, or list it with the bound of its input: scripts/gate/patterns/bounded-patterns.ts.\n',
  );
  process.exitCode = 1;
}

function describe(pattern: Pattern & { by: string }): string {
  return `  ${placeOf(pattern)} /${pattern.source.slice(0, 120)}/${pattern.flags}\n    slow ${pattern.by}`;
}
