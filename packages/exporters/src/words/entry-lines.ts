import type { PrintedEntry, PrintedText } from '@shortlist/model';

/** A line that says what an entry, or the employer of several roles, is called, and when that was. */
export type EntryTitle = {
  readonly name: readonly PrintedText[];
  /** Between the parts of the name. */
  readonly separator: ', ' | ' – ' | ' · ';
  readonly dates: readonly PrintedText[];
  /** True if it stands below the name of an employer that several roles share. */
  readonly isRole: boolean;
};

export type EntryLines = {
  readonly titles: readonly EntryTitle[];
  /** The ones who employed, taught or gave, and the place. */
  readonly givers: readonly PrintedText[];
  readonly remarks: readonly PrintedText[];
  readonly points: readonly PrintedText[];
};

/** An entry as lines in the order of reading, for formats of bare words. */
export function entryLines(entry: PrintedEntry): EntryLines {
  const { employer, isRole = false, name, dates, organization, location, remarks, points } = entry;
  const above = employer && {
    name: [...employer.organization, ...employer.location],
    separator: ', ' as const,
    dates: employer.dates,
    isRole: false,
  };
  // How well a language is spoken is no name beside its own.
  const separator = name.some(({ ref }) => ref.field === 'level') ? ' – ' : ' · ';
  return {
    titles: [...(above ? [above] : []), { name, separator, dates, isRole }],
    givers: [...organization, ...location],
    remarks,
    points,
  };
}

/** Checks whether entries say nothing but what they are called: a list of names. */
export const areNames = (entries: readonly EntryLines[]): boolean =>
  entries.every(
    ({ titles, givers, remarks, points }) =>
      givers.length + remarks.length + points.length === 0 &&
      titles.every(({ dates }) => dates.length === 0),
  );
