const MEGABYTE = 1_000_000;

/** The size of a file in words of a language, in kB or MB. */
export function formatSize(bytes: number, tag: string): string {
  const isLarge = bytes >= MEGABYTE / 10;
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / MEGABYTE : Math.max(1, bytes / 1000));
}
