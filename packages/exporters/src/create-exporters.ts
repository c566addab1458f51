import type { Exporter, ExportSource } from './exporter.ts';

/** The formats of a kind of document, the first of which is the default. */
export type Exporters<Source = ExportSource> = {
  all: readonly [Exporter<Source>, ...Exporter<Source>[]];
  find: (id: string) => Exporter<Source> | undefined;
};

/** Ids of the formats that an archive has where nobody has chosen. */
export const usualFormats = ({ all }: Exporters): readonly string[] =>
  all.filter(({ isUsual }) => isUsual).map(({ id }) => id);

/** A registry of formats. Throws when two have one id or end file names alike. */
export function createExporters<Source>(all: Exporters<Source>['all']): Exporters<Source> {
  const byId = new Map(all.map((exporter) => [exporter.id, exporter]));
  const extensions = new Set(all.map(({ extension }) => extension));
  if (byId.size < all.length || extensions.size < all.length) {
    throw new TypeError('Two formats have the same id or extension.');
  }
  return { all, find: (id) => byId.get(id) };
}
