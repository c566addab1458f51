import type { ExportPart } from './export-file.ts';
import type { Members, Said } from './members/members.ts';
import { nameInWords } from './members/name-in-words.ts';
import { plainLine } from './text/line.ts';
import { richLines } from './text/rich-text.ts';

/** Lists the text of each member of a file, to be looked at. Members that were passed over are left out, and so are pictures. */
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
