/** Code points as sorted ranges, first and last of each in turn. */
export type Coverage = readonly number[];

/**
 * Coverage as text: ranges separated by commas, each the distance of its first code point from the
 * last one before it and, behind a hyphen, how many follow; numbers in base 36.
 */
export function encodeCoverage(codePoints: Iterable<number>): string {
  const ranges: string[] = [];
  let previous = 0;
  for (const [first, last] of rangesOf(codePoints)) {
    const distance = (first - previous).toString(36);
    ranges.push(last > first ? `${distance}-${(last - first).toString(36)}` : distance);
    previous = last;
  }
  return ranges.join(',');
}

/** The inverse of {@link encodeCoverage}. */
export function decodeCoverage(text: string): Coverage {
  const coverage: number[] = [];
  let previous = 0;
  for (const range of text.split(',')) {
    const [distance = '', more = '0'] = range.split('-');
    const first = previous + Number.parseInt(distance, 36);
    previous = first + Number.parseInt(more, 36);
    coverage.push(first, previous);
  }
  return coverage;
}

/** Checks whether a code point is covered, by a binary search. */
export function covers(coverage: Coverage, codePoint: number): boolean {
  let low = 0;
  let high = coverage.length / 2;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((coverage[2 * middle + 1] ?? 0) < codePoint) low = middle + 1;
    else high = middle;
  }
  return (coverage[2 * low] ?? Number.POSITIVE_INFINITY) <= codePoint;
}

function rangesOf(codePoints: Iterable<number>): [number, number][] {
  const ranges: [number, number][] = [];
  for (const codePoint of [...codePoints].sort((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last?.[1] === codePoint - 1) last[1] = codePoint;
    else ranges.push([codePoint, codePoint]);
  }
  return ranges;
}
