import type { ChosenLook } from '@shortlist/model';
import type { Designs } from './create-designs.ts';

/** All designs of the product. They are a part of the program that a page without them does not load. */
export const loadDesigns = async (): Promise<Designs> =>
  (await import('./registry.ts')).ALL_DESIGNS;

/** Checks whether a look says more than `DESIGNS` can print: another design than Classic, or a change to it. */
export const needsAllDesigns = ({
  design,
  paper: _,
  language: __,
  photo: ___,
  photoShape: ____,
  engine,
  ...knobs
}: ChosenLook): boolean =>
  (design ?? 'classic') !== 'classic' ||
  (engine ?? 1) > 1 ||
  Object.values(knobs).some((knob) => knob != null);
