import type { ShownResult } from '#features/search/group-results.ts';
import type { PaletteAction } from '#features/search/palette-action.ts';
import type { PaletteSearch } from '#features/search/site-search.tsx';
import { isNamedBy } from './is-named-by.ts';

type Offers = {
  /** Actions on the page that the palette was opened over. */
  here: readonly PaletteAction[];
  /** Kind of those: what the page is about. */
  kindHere?: 'here' | 'hereLetter';
  /** Offered below the person's resumes before anything is typed, and where nothing is found. */
  offered: readonly ShownResult[];
};

/** Most resumes that are offered before anything is typed. */
const MOST_RESUMES = 5;

/** Makes what arranges the results of a palette: what can be done here, then what bears the typed name, then all else. */
export const arrangeResults =
  ({ here, kindHere = 'here', offered }: Offers): PaletteSearch['arrange'] =>
  (text, { results, resumes }) => {
    const rank = ({ title }: ShownResult) => (isNamedBy(title, text) ? 0 : 1);
    return [
      ...here
        .filter(({ title, isRare }) => isNamedBy(title, text) && !(isRare && text.trim() === ''))
        .map((action): ShownResult => ({ ...action, kind: kindHere })),
      ...(results?.toSorted((one, other) => rank(one) - rank(other)) ?? [
        ...resumes.slice(0, MOST_RESUMES),
        ...offered,
      ]),
    ];
  };
