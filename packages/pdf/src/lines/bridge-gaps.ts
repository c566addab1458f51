import type { ShapedRun } from './shaped-run.ts';

/** In parts of the size. Readers take a wider gap in a line for the gutter between two columns. */
const GUTTER = 0.6;

/** Two spaces: readers pass over a single one, and see the gap again. */
const BRIDGE = '  ';

/**
 * The runs of a line in reading order, with a space as wide as the gap in each wide gap.
 *
 * Between an entry's title and its dates stands nothing, and programs that look for columns (pdftotext
 * among them) would read all dates of the page after all titles. A space over the whole gap holds
 * the line together for them; there is nothing to see of it.
 */
export function bridgeGaps(runs: readonly ShapedRun[]): ShapedRun[] {
  const bridged = [...runs];
  const fromLeft = [...runs].sort((one, other) => one.x - other.x);
  for (const [at, right] of fromLeft.entries()) {
    const left = fromLeft[at - 1];
    if (left === undefined || gapBetween(left, right) < GUTTER * left.size) continue;
    const later = runs.indexOf(left) < runs.indexOf(right) ? right : left;
    bridged.splice(bridged.indexOf(later), 0, bridge(left, right));
  }
  return bridged;
}

const gapBetween = (left: ShapedRun, right: ShapedRun) => right.x - (left.x + left.width);

function bridge(left: ShapedRun, right: ShapedRun): ShapedRun {
  const width = gapBetween(left, right);
  const glyphs = left.embedded.shape(' ', 'ltr');
  const natural = glyphs.reduce((sum, { advance }) => sum + (advance / 1000) * left.size, 0);
  const stretch = width / natural;
  const x = right.x - width;
  return { ...left, text: BRIDGE, level: 0, x, width, letterSpacing: 0, glyphs, stretch };
}
