import type { Exporter } from './exporter.ts';

/** The formats there are, the first of which is the default. */
export type Exporters = {
  all: readonly [Exporter, ...Exporter[]];
  find: (id: string) => Exporter | undefined;
};

/** Ids of the formats that an archive has where nobody has chosen. */
export const usualFormats = ({ all }: Exporters): readonly string[] =>
  all.filter(({ isUsual }) => isUsual).map(({ id }) => id);

/** A registry of formats. Throws when two have one id or end file names alike. */
export function createExporters(all: readonly [Exporter, ...Exporter[]]): Exporters {
  const byId = new Map(all.map((exporter) => [exporter.id, exporter]));
  const extensions = new Set(all.map(({ extension }) => extension));
  if (byId.size < all.length || extensions.size < all.length) {
    throw new TypeError('Two formats have the same id or extension.');
  }
  return { all, find: (id) => byId.get(id) };
}
