import { type ChosenLook, readLook } from '@shortlist/model';

/**
 * The choices of a look that this release prints, without keys of sections that are not shown: `nameOf` gives the key that a section has in
 * the shared document, or nothing.
 */
export function sharedLook(
  look: ChosenLook,
  nameOf: (section: string) => string | undefined = () => undefined,
): ChosenLook {
  const known = readLook(look);
  const { sidebarSections } = known;
  if (typeof sidebarSections !== 'string') return known;
  const shown = sidebarSections.split(',').flatMap((section) => nameOf(section) ?? []);
  return { ...known, sidebarSections: shown.join(',') };
}
