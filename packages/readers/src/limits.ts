export const MEGABYTE = 1024 * 1024;

/** Limits that a resume never needs to exceed, and no hostile file may. */
export const READING_LIMITS = {
  fileBytes: 10 * MEGABYTE,
  pages: 50,
  /** All unpacked parts of a document together. */
  unpackedBytes: 50 * MEGABYTE,
  /** All packed streams of a PDF together, its pictures among them. */
  pdfStreamBytes: 80 * MEGABYTE,
  /** Entries of a zip. */
  zipEntries: 5000,
  /** Elements within elements, groups within groups. */
  depth: 256,
  /** Elements and texts of one XML part. */
  nodes: 300_000,
  /** Paragraphs, or lines of plain text. */
  paragraphs: 50_000,
  /** Drawing operators of a PDF. */
  operators: 3_000_000,
  /** Characters that the document says. */
  characters: 1_000_000,
} as const;
