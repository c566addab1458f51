type Entry = { section: string; entry: string };

/** The place of a field in a resume: its section, its entry, and what it is called there. */
export const readBack = {
  contact: ({ field }: { field: string }) => `Contact, ${field}`,
  entry: ({ section, entry, field }: Entry & { field: string }) => `${section}, ${entry}, ${field}`,
  dates: ({ section, entry }: Entry) => `${section}, ${entry}, Dates`,
  point: ({ section, entry, number }: Entry & { number: number }) =>
    `${section}, ${entry}, Point ${number}`,
  line: ({ section, number }: { section: string; number: number }) => `${section}, Line ${number}`,
};
