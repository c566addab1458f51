// What stands on the download menu.

const HINTS: Readonly<Record<string, (hasColumns: boolean) => string>> = {
  docx: (hasColumns) =>
    hasColumns
      ? 'To go on editing elsewhere. The two columns become one.'
      : 'To go on editing elsewhere.',
  txt: () => 'For forms that take pasted text. Without bold and italics.',
  md: () => 'For notes and wikis. Bold, italics and links stay.',
  json: () => 'For other programs that read resumes. Nothing is left out.',
};

/** What a format is for, and what becomes of the design in it; empty for a format of somebody else's. */
export const formatHint = (id: string, hasColumns: boolean): string =>
  HINTS[id]?.(hasColumns) ?? '';
