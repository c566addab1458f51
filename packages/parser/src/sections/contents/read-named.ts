import { formatDateRange } from '@shortlist/model';
import { type Chunk, chunksOf, cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { isLinkText } from '../../entries/drop-remarks.ts';
import {
  type CredentialLabel,
  credentialModel,
  OUR_CREDENTIAL_MODEL,
} from '../../entries/heads/credential-model.ts';
import { type ReadHead, readHeads } from '../../entries/heads/read-heads.ts';
import { splitHead } from '../../entries/heads/split-head.ts';
import { listedEntries } from '../../entries/listed-entries.ts';
import { readDates } from '../../entries/read-dates.ts';
import { type NamesOf, type RawEntry, splitEntries } from '../../entries/split-entries.ts';
import {
  companyScore,
  isDescription,
  isSentence,
  locationScore,
  schoolScore,
} from '../../evidence/word-score.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Line } from '../../lines/line.ts';
import type { Cell } from '../../lines/row.ts';
import { type ReadValue, readingOf } from '../../result/read-value.ts';
import { cutParagraph } from './cut-paragraph.ts';
import { readItems } from './read-items.ts';
import { withoutValidity } from './without-validity.ts';

/** An award, a certificate or a project. */
export type ReadNamed = {
  name?: ReadValue;
  organization?: ReadValue;
  date?: ReadValue;
  relevance: ReadValue[];
  rest: Cell[];
};

/** Words before the giver of an award: they are not part of the name. */
const ISSUED_BY =
  /^(?:awarded by|issued by|presented by|by|from|issuer|organization|authority|issuing organization|verliehen von|ausgestellt von|von|délivré par|décerné par|par|otorgado por|emitido por|concedido por|por|rilasciato da|conferito da|uitgereikt door)\s*:?\s+/iu;

/** The same alone, where the look changes behind it. */
const ISSUED_ONLY = new RegExp(`${ISSUED_BY.source.replace('\\s+', '')}$`, 'iu');

/**
 * The awards or certificates of a section: a list of lines, or entries of several. All heads together say where
 * who gave them stands; `employersFirst` is above zero where employers stand before roles in the document, and our
 * own paper has its own order.
 */
export function readCredentials(
  section: readonly Line[],
  employersFirst: number | 'ours' = 0,
): ReadNamed[] {
  const lines =
    employersFirst === 'ours' ? section : withoutValidity(section).flatMap(cutParagraph);
  const entries = listedEntries(lines);
  const parts = entries.map((entry) => namesIn(entry, true));
  const heads = readHeads(
    parts.map(({ names }) => names),
    employersFirst === 'ours' ? OUR_CREDENTIAL_MODEL : credentialModel(employersFirst),
  );
  return entries.map((entry, at) =>
    readOne(entry, parts[at] ?? EMPTY_HEAD, nameCredential(heads[at])),
  );
}

/** The projects of a section. */
export function readProjects(lines: readonly Line[]): ReadNamed[] {
  return splitEntries(lines, namesProject, isDescription).map((entry) => {
    const head = namesIn(entry, false);
    return readOne(entry, head, nameOne(head.names));
  });
}

function nameCredential(head: ReadHead<CredentialLabel> | undefined): Named {
  const parts = head?.parts ?? [];
  const cellOf = (label: CredentialLabel) => parts.find((part) => part.label === label)?.cell;
  const [name, giver] = [cellOf('name'), cellOf('giver')];
  return {
    ...(name && { name }),
    ...(giver && { organization: withoutIssuer(giver) }),
    rest: parts.flatMap(({ cell }) => (cell === name || cell === giver ? [] : [cell])),
  };
}

/** Running words, or below a project's name more words than one who gave it has. */
const isDetail = ({ text, line, labelled }: Chunk, isCredential: boolean): boolean =>
  labelled === undefined &&
  (isCredential
    ? isSentence(text)
    : isDescription(text) ||
      /^\p{Ll}/u.test(text) ||
      ((line > 0 || /[.!?]$/u.test(text)) && text.split(' ').length > 5));

/** The head of an entry: what names it and who gave it, and what tells of it. */
type Head = { names: Chunk[]; details: Chunk[]; body: Line[] };

const EMPTY_HEAD: Head = { names: [], details: [], body: [] };

function namesIn(entry: RawEntry, isCredential: boolean): Head {
  const { head, body } = splitHead(withoutMarks(entry), () => false);
  const chunks = (isCredential ? chunksOf(head) : chunksOf(head).flatMap(cutAtSentence)).filter(
    ({ text }, at) =>
      at === 0 || (locationScore(text) < 0.95 && !ISSUED_ONLY.test(text) && !isLinkText(text)),
  );
  const details = chunks.filter((chunk, at) => at > 0 && isDetail(chunk, isCredential));
  return { names: chunks.filter((chunk) => !details.includes(chunk)), details, body };
}

function readOne(
  entry: RawEntry,
  { details, body }: Head,
  { name, organization, rest }: Named,
): ReadNamed {
  const { startDate, endDate } = readDates(entry);
  const dates = startDate ?? endDate;
  const start = startDate?.text ?? '';
  const end = endDate?.text ?? '';
  return {
    ...(name && { name: readingOf(name, 0.85, 'reasons.firstText') }),
    ...(organization && { organization: readingOf(organization, 0.7, 'reasons.textBehindName') }),
    ...(dates && { date: { ...dates, text: formatDateRange(start, end, false) } }),
    relevance: [
      ...details.map((cell) => readingOf(cell, 0.6, 'reasons.moreBehindName')),
      ...readItems(body),
    ],
    rest,
  };
}

/** "Tinyrank. Library for learning to rank on a laptop": a name of a few words, then what it is. */
const NAME_BEFORE_TEXT =
  /^[\p{Lu}\d][^.:,]{2,40}(?:\.\s+(?=\p{Lu})|:\s+|,\s+(?=\p{Lu})|\s[–—-]\s+)/u;

function cutAtSentence(chunk: Chunk): Chunk[] {
  const [name] = NAME_BEFORE_TEXT.exec(chunk.text) ?? [];
  const text = chunk.text.slice(name?.length);
  if (name === undefined || text.split(' ').length < 4) return [chunk];
  if (!/[.:]\s+$/u.test(name) && !/^\p{Ll}/u.test(text) && !isDescription(text)) return [chunk];
  return [trimEdges(cutCell(chunk, 0, name.length)), cutCell(chunk, name.length)].map((cell) => ({
    ...chunk,
    ...cell,
  }));
}

/** A line that names a project and tells what it is. */
const namesProject: NamesOf = (text) => {
  const [name] = NAME_BEFORE_TEXT.exec(text) ?? [];
  return name !== undefined && isDescription(text.slice(name.length)) ? ['name', 'text'] : [];
};

/** The first line's mark leads the entry, not an item of it. */
const withoutMarks = (entry: RawEntry): RawEntry => ({
  ...entry,
  lines: entry.lines.map((line, at) => (at === 0 ? { ...line, marker: '' } : line)),
});

type Named = { name?: Cell; organization?: Cell; rest: Cell[] };

function nameOne(chunks: readonly Chunk[]): Named {
  const [first, second, ...rest] = chunks;
  if (!first) return { rest: [] };
  if (chunks.some(({ labelled }) => labelled)) return nameLabelled(chunks);
  // Where only one of the two is bold, that is the name.
  if (second?.bold && !first.bold && first.line === second.line) {
    return { name: second, organization: withoutIssuer(first), rest };
  }
  if (second) return { name: first, organization: withoutIssuer(second), rest };
  const cut = first.text.length < 80 ? cutLast(first) : undefined;
  return cut ? { ...cut, rest: [] } : { name: first, rest: [] };
}

/** Takes the name and the giver by their labels; a name without a label is what the other is not. */
function nameLabelled(chunks: readonly Chunk[]): Named {
  const plain = chunks.find(({ labelled }) => labelled === undefined);
  const what = chunks.find(({ labelled }) => labelled === 'what');
  const who = chunks.find(({ labelled }) => labelled === 'who');
  const [name, organization] = [what ?? plain, who ?? (what && plain)];
  return {
    ...(name && { name }),
    ...(organization && { organization: withoutIssuer(organization) }),
    rest: chunks.filter((chunk) => chunk !== name && chunk !== organization),
  };
}

/** "Creek Study, Harrow College": a company or a school behind the last comma; a dash mostly leads what a project is. */
function cutLast(cell: Cell): { name: Cell; organization: Cell } | undefined {
  const pieces = cutAtAll(cell, /,\s+|\s+[–—-]\s+/gu);
  const last = pieces.at(-1);
  if (pieces.length < 2 || !last) return undefined;
  const name = cutCell(cell, 0, cell.text.length - last.text.length);
  const isCompany = companyScore(last.text) > (/[–—-]$/u.test(name.text) ? 1 : 0.5);
  if (!isCompany && schoolScore(last.text) === 0) return undefined;
  return { name: trimEdges(name), organization: withoutIssuer(last) };
}

function withoutIssuer(cell: Cell): Cell {
  const label = ISSUED_BY.exec(cell.text)?.[0].length ?? 0;
  return label > 0 ? cutCell(cell, label) : cell;
}
