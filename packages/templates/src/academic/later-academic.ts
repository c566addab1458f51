import type { DesignChanges } from '../layout-version.ts';
import { namedFirst } from '../parts/entries.ts';
import { oneColumn } from '../parts/one-column.ts';
import { sectionsFirst } from './academic.ts';
import { citation } from './citation.ts';

/** Publications lead, as a bibliography. */
export const laterAcademic: DesignChanges = {
  print: (view, look) =>
    oneColumn(sectionsFirst(view, ['publications', 'summary']), look, {
      entries: (writer, entry) =>
        entry.name.some(({ ref }) => ref.section === 'publications')
          ? citation(writer, entry)
          : namedFirst(writer, entry),
      nameScale: 2.2,
    }),
};
