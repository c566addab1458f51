const MEGABYTE = 1024 * 1024;

/** Limits that no resume's export needs to exceed, and no hostile file may. Bytes that a zip unpacks to and the nesting of XML are limited by `readers`. */
export const IMPORT_LIMITS = {
  fileBytes: 50 * MEGABYTE,
  megabytes: 50,
  /** Of one file of text within an export. */
  textBytes: 10 * MEGABYTE,
  /** Rows of one table. */
  rows: 5_000,
  /** Cells of one row. */
  cells: 200,
  /** Objects and lists within each other. */
  depth: 64,
  /** Values of one JSON file. */
  values: 100_000,
  /** Characters that are taken of an export in all. */
  characters: 1_000_000,
  /** Resumes in one archive. */
  resumes: 500,
} as const;
