import type { ExportPart } from './export-file.ts';
import type { Members, Said } from './members/members.ts';
import { nameInWords } from './members/name-in-words.ts';
import { plainLine } from './text/line.ts';
import { richLines } from './text/rich-text.ts';

/** What each member of a file says, to be looked at. What was passed over is left out, and so are pictures. */
export const partsOf = (members: Members): ExportPart[] =>
  members
    .parts()
    .map(({ name, said }) => ({ title: nameInWords(name), lines: readable(said) }))
    .filter(({ lines }) => lines.length > 0);

/** HTML as its lines of plain text. */
export const readable = (said: readonly Said[]): Said[] =>
  said
    .filter(({ text }) => !text.startsWith('data:'))
    .flatMap(({ label, text }) =>
      richLines(text).map((line, at) => ({ label: at === 0 ? label : '', text: plainLine(line) })),
    );
