import type { Design } from './design.ts';

/** The designs there are, the first of which is the default. */
export type Designs = {
  all: readonly [Design, ...Design[]];
  find: (id: string) => Design | undefined;
};

/** A registry of designs. Throws when two have one id, or a design's own look names another. */
export function createDesigns(all: readonly [Design, ...Design[]]): Designs {
  const byId = new Map(all.map((design) => [design.id, design]));
  if (byId.size < all.length) throw new TypeError('Two designs have the same id.');
  const misnamed = all.find(({ id, defaults }) => defaults.design !== id);
  if (misnamed) throw new TypeError(`The look of the design "${misnamed.id}" names another.`);
  return { all, find: (id) => byId.get(id) };
}
