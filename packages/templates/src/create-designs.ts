import type { ChosenLook } from '@shortlist/model';
import type { Design } from './design.ts';
import { FIRST_LAYOUT_VERSION, type LayoutVersion } from './layout-version.ts';

/** The designs there are, the first of which is the default. */
export type Designs = {
  all: readonly [Design, ...Design[]];
  find: (id: string) => Design | undefined;
  /** The design and the layout version that print a look: the first and the newest where it names some that are not known here. */
  of: (look: Pick<ChosenLook, 'design' | 'engine'>) => DesignByLayout;
  /** The layout versions, the oldest first. */
  layoutVersions: readonly [LayoutVersion, ...LayoutVersion[]];
};

/** A layout version, and a design as that version prints it. */
type DesignByLayout = { design: Design; layoutVersion: LayoutVersion };

/** A registry of designs. Throws when two have one id, or a design's own look names another. */
export function createDesigns(
  all: readonly [Design, ...Design[]],
  layoutVersions: Designs['layoutVersions'] = [FIRST_LAYOUT_VERSION],
): Designs {
  const byId = new Map(all.map((design) => [design.id, design]));
  if (byId.size < all.length) throw new TypeError('Two designs have the same id.');
  const misnamed = all.find(({ id, defaults }) => defaults.design !== id);
  if (misnamed) throw new TypeError(`The look of the design "${misnamed.id}" names another.`);
  const byLayout = new Map(
    layoutVersions.map((version) => [
      version,
      new Map(all.map((each) => [each, changed(each, version)])),
    ]),
  );
  return {
    all,
    find: (id) => byId.get(id),
    of({ design: id, engine }) {
      const named = byId.get(id ?? '') ?? all[0];
      const layoutVersion = versionOf(layoutVersions, engine ?? 1);
      return { design: byLayout.get(layoutVersion)?.get(named) ?? named, layoutVersion };
    },
    layoutVersions,
  };
}

/** The layout version of a number; the newest where it is one that comes later. */
const versionOf = (versions: Designs['layoutVersions'], number: number): LayoutVersion =>
  versions.findLast((version) => version.number <= number) ?? versions[0];

/** A design with what a layout version changes of it. */
function changed(design: Design, { designs = {} }: LayoutVersion): Design {
  const changes = designs[design.id];
  if (!changes) return design;
  return { ...design, ...changes, defaults: { ...design.defaults, ...changes.defaults } };
}
