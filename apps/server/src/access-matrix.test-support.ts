import type { Endpoint } from '@shortlist/contracts';
import type { Operation, Rows } from './access-rows.test-support.ts';
import type { ServerFeature } from './features/server-feature.ts';

export type Each = { name: string; endpoint: Endpoint } & Operation;

/** Joins the calls of a feature with what each answers to whom. Throws where the feature does not say it. */
export const joinRows = ({ calls }: ServerFeature, rows: Rows<ServerFeature>): Each[] =>
  Object.entries(calls).map(([name, endpoint]) => {
    const row = rows[name];
    if (!row) throw new Error(`${name} says not whom it answers what.`);
    return { name, endpoint, ...row };
  });

/** Reads the answers to every caller, for every call of the features: `access.test-support.ts` of each. */
export async function readMatrix(features: readonly ServerFeature[]): Promise<Each[]> {
  const matrix: Each[] = [];
  for (const feature of features) {
    const { ROWS } = (await import(`./features/${feature.name}/access.test-support.ts`)) as {
      ROWS: Rows<ServerFeature>; // Its own type says so.
    };
    matrix.push(...joinRows(feature, ROWS));
  }
  return matrix;
}
