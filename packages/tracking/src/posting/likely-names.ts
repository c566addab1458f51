import { listCompanies } from './company.ts';
import { listPlaces } from './place.ts';
import type { PostingLines } from './posting-lines.ts';
import { COMPANY_WEIGHTS, PLACE_WEIGHTS, TITLE_WEIGHTS } from './posting-weights.ts';
import { type Candidate, likeliest, readWeights, type Weights } from './ranking.ts';
import { listTitles } from './title.ts';

/** Names that are read of a posting, in this order: each is read by those before it. */
export const NAMES = ['title', 'company', 'location'] as const;
export type Names = Readonly<Record<(typeof NAMES)[number], string>>;

/** Lists the candidates of each name of a posting. */
export const CANDIDATES: Readonly<
  Record<keyof Names, (posting: PostingLines & Names) => Candidate[]>
> = { title: ({ lines }) => listTitles(lines), company: listCompanies, location: listPlaces };

/** Chances below which a name stays empty: the least for which at most about 3 % are wrong of sets that are left out of the learning. */
export const LEAST: Readonly<Record<keyof Names, number>> = {
  title: 0.75,
  company: 0.8,
  location: 0.75,
};

const WEIGHTS: Readonly<Record<keyof Names, Weights>> = {
  title: readWeights(TITLE_WEIGHTS),
  company: readWeights(COMPANY_WEIGHTS),
  location: readWeights(PLACE_WEIGHTS),
};

/** Reads the title, the company and the place of a posting; empty is what is not likely enough. */
export function likelyNames(posting: PostingLines, weights = WEIGHTS): Names {
  const names = { title: '', company: '', location: '' };
  for (const name of NAMES)
    names[name] = likeliest(CANDIDATES[name]({ ...posting, ...names }), weights[name], LEAST[name]);
  return names;
}
