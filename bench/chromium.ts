import { existsSync } from 'node:fs';

/** The system's Chromium, or the one that the environment names: the same variable as for the browser tests. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** The measurements that open pages in it, or print with it. */
const IN_CHROMIUM = ['pdf', 'site', 'look', 'files', 'front', 'resumes'];

/** A sentence about those of the measurements that cannot run, for there is no Chromium; undefined where all can. */
export function sayMissingChromium(
  names: readonly string[],
  chromium = CHROMIUM,
): string | undefined {
  const stopped = names.filter((name) => IN_CHROMIUM.includes(name));
  if (stopped.length === 0 || existsSync(chromium)) return undefined;
  const which = new Intl.ListFormat('en').format(stopped);
  return `There is no Chromium at ${chromium}, which these need: ${which}. Install it, or name another in CHROMIUM.`;
}
