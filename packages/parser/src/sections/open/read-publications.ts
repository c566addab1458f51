import { FIRST_WEBSITE } from '../../contact/contact-patterns.ts';
import { findDates } from '../../dates/find-dates.ts';
import { joinPassages, type Passage, slicePassage } from '../../document/passage.ts';
import { chunksOf, cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { splitHead } from '../../entries/heads/split-head.ts';
import { listedEntries } from '../../entries/listed-entries.ts';
import { readDates } from '../../entries/read-dates.ts';
import type { RawEntry } from '../../entries/split-entries.ts';
import { endsInStop } from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { type Line, lineTextOf } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { readItems } from '../contents/read-items.ts';

/** A paper, a book, an article. */
export type ReadPublication = {
  name?: ReadValue;
  authors?: ReadValue;
  publisher?: ReadValue;
  date?: ReadValue;
  url?: ReadValue;
  description: ReadValue[];
};

/** A digital object identifier, with or without what leads it. */
const DOI = /(?:doi:\s*|https?:\/\/(?:dx\.)?doi\.org\/)?\b10\.\d{4,9}\/[^\s,;)]*[^\s,;).]/iu;

/** "Byron, A.", "A. Byron", "Ada Byron": one author. */
const AUTHOR =
  /^(?:\p{Lu}[\p{L}'’-]+,?\s+(?:\p{Lu}\.[\s-]?)*\p{Lu}\.?|(?:\p{Lu}\.[\s-]?)+(?:\p{L}+\s)?\p{Lu}[\p{L}'’-]+|(?:\p{Lu}[\p{L}'’-]+\s+)(?:\p{Lu}\.\s+)*(?:(?:van|von|de|der|den|di|da)\s+)*\p{Lu}[\p{L}'’-]+|(?:\p{Lu}\.[\s-]?)+|\p{Lu}[\p{L}'’-]+|et al\.?)$/u;
const INITIAL = /(?:^|\s)\p{Lu}\./u;

/** "Byron A., Babbage C. (2020). Title. Where": who, when, what and where, parted by stops. */
const CITATION =
  /^(?<authors>[^“"]{3,300}?\.?)\s*[,:]?\s*\((?<year>(?:\p{L}+\s+)?(?:1[89]|20)\d\d[a-z]?)\)[.,:]?\s+/u;
const QUOTED = /[“"„«](?<title>[^”"“»]{6,}?)[.,]?[”"“»]/u;

/** The publications of a section: citations of a paragraph each, or entries of several lines. */
export function readPublications(lines: readonly Line[]): ReadPublication[] {
  return listedEntries(lines).map(readOne);
}

function readOne(entry: RawEntry): ReadPublication {
  const { startDate, endDate } = readDates(entry);
  const date = endDate ?? startDate;
  const [first] = entry.lines;
  const cell = first?.cells[0];
  const citation = cell && entry.lines.length <= 2 ? readCitation(cell) : undefined;
  if (citation) {
    const rest = entry.lines.slice(1);
    const { lines, url } = takeAddress(rest);
    return {
      ...(date && { date }),
      ...(url && { url }),
      ...citation,
      description: readItems(lines),
    };
  }
  return { ...readParts(entry), ...(date && { date }) };
}

/** The parts of a citation in one paragraph; undefined where the text is none. */
function readCitation(cell: Cell): ReadPublication | undefined {
  const address = addressIn(cell);
  const led = CITATION.exec(cell.text);
  const quoted = QUOTED.exec(cell.text);
  if (quoted) return readQuoted(cell, quoted, led, address);
  return led && areAuthors(led.groups?.authors ?? '') ? readLed(cell, led, address) : undefined;
}

/** A title in quotes parts the authors from where it appeared. */
function readQuoted(
  cell: Cell,
  quoted: RegExpExecArray,
  led: RegExpExecArray | null,
  address: Address | undefined,
): ReadPublication {
  const title = quoted.groups?.title ?? '';
  const from = quoted.index + quoted[0].indexOf(title);
  const authors = trimStop(cutCell(cell, 0, led?.groups?.authors?.length ?? quoted.index));
  const where: Range = [quoted.index + quoted[0].length, address?.from ?? cell.text.length];
  return citationOf(cell, { authors, title: [from, from + title.length], where }, address);
}

/** Authors and a year in brackets lead the title, and a stop ends it. */
function readLed(
  cell: Cell,
  { 0: lead, groups }: RegExpExecArray,
  address: Address | undefined,
): ReadPublication {
  const end = address?.from ?? cell.text.length;
  const stop = /[.?!]\s+(?=\p{Lu}|\d)/u.exec(cell.text.slice(lead.length, end));
  const titleEnd = stop ? lead.length + stop.index + (stop[0].startsWith('.') ? 0 : 1) : end;
  const behind = stop ? lead.length + stop.index + stop[0].length : end;
  const authors = cutCell(cell, 0, groups?.authors?.length ?? 0);
  const places: Places = { authors, title: [lead.length, titleEnd], where: [behind, end] };
  const yearAt = lead.lastIndexOf('(') + 1;
  const year = cutCell(cell, yearAt, yearAt + (groups?.year?.length ?? 0));
  const date = { ...readingOf(year, 0.9, 'reasons.onlyDate'), text: yearOf(year.text) };
  return { ...citationOf(cell, places, address), date };
}

const yearOf = (text: string): string =>
  findDates(text)[0]?.end || /\d{4}/u.exec(text)?.[0] || text;

type Range = readonly [number, number];
type Places = { authors: Cell; title: Range; where: Range };

function citationOf(
  cell: Cell,
  { authors, title, where }: Places,
  address: Address | undefined,
): ReadPublication {
  const name = trimStop(cutCell(cell, ...title));
  const behind = cutCell(cell, ...where);
  const publisher = withoutDate(behind);
  const dates = lastDate(behind);
  return {
    ...(dates && {
      date: {
        ...readingOf(cutCell(behind, dates.from, dates.to), 0.85, 'reasons.citation'),
        text: dates.end || dates.start,
      },
    }),
    name: readingOf(name, 0.85, 'reasons.citation'),
    ...(authors.text !== '' && { authors: readingOf(authors, 0.85, 'reasons.citation') }),
    ...(publisher.text !== '' && { publisher: readingOf(publisher, 0.75, 'reasons.citation') }),
    ...(address && { url: address.value }),
    description: [],
  };
}

/** Returns the place where it appeared, without the date at its end. */
function withoutDate(cell: Cell): Cell {
  const lead = /^[\s.,;:]*(?:In:?\s+)?/u.exec(cell.text)?.[0].length ?? 0;
  const bare = trimStop(cutCell(cell, lead));
  const last = lastDate(bare);
  return last ? trimStop(cutCell(bare, 0, last.from)) : bare;
}

/** The date that ends the text. */
const lastDate = ({ text }: Cell) =>
  findDates(text).findLast(({ to }) => /^\W*$/u.test(text.slice(to)));

function trimStop(cell: Cell): Cell {
  const tail = /(?<!\b\p{Lu})(?:\.|[\s,;:([])+$/u.exec(cell.text)?.[0].length ?? 0;
  return trimEdges(cutCell(cell, 0, cell.text.length - tail));
}

/** Checks whether a text lists names of people: several, or one with an initial. */
function areAuthors(text: string): boolean {
  const names = text
    .split(/,\s*&\s+|,\s*and\s+|[,;]\s+|\s+(?:and|und|et|y|e|en|&)\s+(?!al\b)/u)
    .map((name) => name.trim());
  const isNames = names.every((name) => AUTHOR.test(name.replace(/[*†]/gu, '').trim()));
  return (
    isNames &&
    (names.length > 1
      ? names.some((name) => name.includes(' ') || INITIAL.test(name))
      : INITIAL.test(text))
  );
}

/** An entry of several lines: its title first, then authors and where it appeared in either order. */
function readParts(entry: RawEntry): Omit<ReadPublication, 'date'> {
  const { lines, url } = takeAddress(entry.lines);
  const [first, ...others] = lines;
  const bare = { ...entry, lines: first ? [{ ...first, marker: '' }, ...others] : [] };
  const isDatedIn = (entry.dated?.line ?? 0) < bare.lines.length;
  const { dated, ...undated } = bare;
  const { head, body } = splitHead(
    isDatedIn && dated ? { ...undated, dated } : undated,
    () => false,
  );
  const authorLine = [...head.slice(1), ...body].find((line) => areAuthors(authorsIn(line).text));
  const whole = head.filter((line) => line !== authorLine);
  const [name, ...rest] = chunksOf(whole);
  const authors = authorLine
    ? joinPassages(authorLine.cells, ' ')
    : rest.find(({ text }) => areAuthors(text));
  const lower = body.filter((line) => line !== authorLine);
  const [publisher = publisherIn(lower), ...more] = rest.filter((chunk) => chunk !== authors);
  return {
    ...(name && { name: readingOf(name, 0.85, 'reasons.firstText') }),
    ...(authors && { authors: readingOf(authors, 0.8, 'reasons.authors') }),
    ...(publisher && {
      publisher: readingOf(publisher, 0.7, 'reasons.textBehindName'),
    }),
    ...(url && { url }),
    description: [
      ...more.map((cell) => readingOf(cell, 0.6, 'reasons.moreBehindName')),
      ...readItems(lower.filter(({ cells }) => publisher === undefined || cells[0] !== publisher)),
    ],
  };
}

/** In words: where something appeared. */
const LONGEST_PUBLISHER = 8;

/** A short line alone below the authors. */
function publisherIn([line, ...others]: readonly Line[]): Cell | undefined {
  if (!line || others.length > 0 || line.marker !== '' || line.cells.length > 1) return undefined;
  const text = lineTextOf(line);
  const isName = text.split(' ').length <= LONGEST_PUBLISHER && !endsInStop(text);
  return isName ? line.cells[0] : undefined;
}

/** The words of a line without the bar that parts them from an address. */
const authorsIn = ({ cells }: Line): Passage => {
  const words = joinPassages(cells, ' ');
  return slicePassage(words, 0, words.text.replace(/\s*[|•·]\s*$/u, '').length);
};

type Address = { value: ReadValue; from: number };

/** The identifier or the address of the web in a cell. */
function addressIn(cell: Cell): Address | undefined {
  const match = DOI.exec(cell.text) ?? FIRST_WEBSITE.exec(cell.text);
  if (!match) return undefined;
  const text = match[0].replace(/[.,;]+$/u, '');
  const passage = cutCell(cell, match.index, match.index + text.length);
  const value = readingOf(passage, 0.9, 'reasons.webAddress');
  const lead = /^doi:\s*/iu.exec(text)?.[0].length ?? 0;
  return { value: { ...value, text: value.text.slice(lead) }, from: match.index };
}

/** The lines without the first address in them, and that address. */
function takeAddress(lines: readonly Line[]): { lines: Line[]; url?: ReadValue } {
  let url: ReadValue | undefined;
  const left = lines.flatMap((line): Line[] => {
    const cells = line.cells.flatMap((cell): Cell[] => {
      const found = url ? undefined : addressIn(cell);
      if (!found) return [cell];
      url = found.value;
      const parts = [
        cutCell(cell, 0, found.from),
        cutCell(cell, found.from + lengthOf(cell, found)),
      ];
      return parts
        .map(trimEdges)
        .filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text) && !/^(?:doi|url|link)$/iu.test(text));
    });
    return cells.length > 0 ? [{ ...line, cells }] : [];
  });
  return { lines: left, ...(url && { url }) };
}

/** Counts the characters of the cell that the address takes, with its label. */
const lengthOf = (cell: Cell, { from }: Address): number =>
  cutAtAll(cutCell(cell, from), /(?<!doi:)\s+/giu)[0]?.text.length ?? cell.text.length;
