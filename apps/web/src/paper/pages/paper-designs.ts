import { loadFamilies } from '@shortlist/fonts';
import type { ChosenLook } from '@shortlist/model';
import { type Designs, loadDesigns, needsAllDesigns } from '@shortlist/templates';
import { loadChunk } from '#platform/navigation/lazy-chunk.ts';
import { createLoader } from './loader.ts';

const ALL = ['all'];

/** All designs with the families that they name; Classic as it comes needs none of them. */
export const designsLoader = createLoader<Designs>(
  () =>
    loadChunk('designs', async () => {
      const [designs] = await Promise.all([loadDesigns(), loadFamilies()]);
      return designs;
    }),
  'design',
);

/** Returns what of `designsLoader` a document needs before it can be printed. */
export const neededDesigns = ({ look }: { readonly look: ChosenLook }): readonly string[] =>
  needsAllDesigns(look) ? ALL : [];

/** Resolves when all families that a document may name are known. */
export const whenFamiliesKnown = () => designsLoader.whenLoaded(ALL);

/** The designs that are loaded; undefined before any are. */
export const loadedDesigns = (): Designs | undefined => designsLoader.get().loaded.get('all');
