const RULES = new Intl.PluralRules('en');

export type Forms = { one: string; other: string };

/** Returns what is said of one, or of several. */
export const plural = (count: number, { one, other }: Forms): string =>
  RULES.select(count) === 'one' ? one : other;
