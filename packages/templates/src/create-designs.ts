import type { Design } from './design.ts';
import { FIRST_LAYOUT_VERSION, type LayoutVersion } from './layout-versions.ts';

/** The designs there are, the first of which is the default. */
export type Designs = {
  all: readonly [Design, ...Design[]];
  find: (id: string) => Design | undefined;
  /** The layout versions, the oldest first. */
  layoutVersions: readonly [LayoutVersion, ...LayoutVersion[]];
};

/** A registry of designs. Throws when two have one id, or a design's own look names another. */
export function createDesigns(
  all: readonly [Design, ...Design[]],
  layoutVersions: Designs['layoutVersions'] = [FIRST_LAYOUT_VERSION],
): Designs {
  const byId = new Map(all.map((design) => [design.id, design]));
  if (byId.size < all.length) throw new TypeError('Two designs have the same id.');
  const misnamed = all.find(({ id, defaults }) => defaults.design !== id);
  if (misnamed) throw new TypeError(`The look of the design "${misnamed.id}" names another.`);
  return { all, find: (id) => byId.get(id), layoutVersions };
}
