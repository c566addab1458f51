import type { Design } from './design.ts';
import { type Engine, FIRST_ENGINE } from './engines.ts';

/** The designs there are, the first of which is the default. */
export type Designs = {
  all: readonly [Design, ...Design[]];
  find: (id: string) => Design | undefined;
  /** The engines that lay them out, the oldest first. */
  engines: readonly [Engine, ...Engine[]];
};

/** A registry of designs. Throws when two have one id, or a design's own look names another. */
export function createDesigns(
  all: readonly [Design, ...Design[]],
  engines: Designs['engines'] = [FIRST_ENGINE],
): Designs {
  const byId = new Map(all.map((design) => [design.id, design]));
  if (byId.size < all.length) throw new TypeError('Two designs have the same id.');
  const misnamed = all.find(({ id, defaults }) => defaults.design !== id);
  if (misnamed) throw new TypeError(`The look of the design "${misnamed.id}" names another.`);
  return { all, find: (id) => byId.get(id), engines };
}
