import type { Planted } from './planted.test-support.ts';

/** Sentences by language: a source, false ones with the kind of thing that they bring in, and true ones. */
export type FreshSet = Readonly<
  Record<
    string,
    {
      source: string;
      planted: readonly (readonly [says: string, kind: string])[];
      true: readonly string[];
    }
  >
>;

export const falseIn = (set: FreshSet): Planted[] =>
  Object.entries(set).flatMap(([language, { source, planted }]) =>
    planted.map(([says, kind]) => ({ kind, language, says, source })),
  );

export const trueIn = (set: FreshSet): Planted[] =>
  Object.entries(set).flatMap(([language, { source, true: said }]) =>
    said.map((says) => ({ kind: 'true', language, says, source })),
  );
