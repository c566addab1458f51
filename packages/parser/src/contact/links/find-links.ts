import { linkedinHandle } from '@shortlist/model';
import type { BareLink } from '@shortlist/placed-text';
import { slicePassage } from '../../document/passage.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { type ReadValue, type Reason, readingOf } from '../../result/read-value.ts';
import {
  EMAIL,
  hasKnownEnding,
  hostOf,
  isOnMap,
  isProfileHost,
  isProfileSite,
  LINKEDIN,
  WEBSITE,
} from '../contact-patterns.ts';
import type { ContactPiece } from '../contact-pieces.ts';
import { decode } from './address-in.ts';

/** A link of the document and the text it stands on, if any. */
type Link = { target: string; cell?: Cell };

/** Links on the text of these rows, and those on pictures. */
export function linksOf(rows: readonly TextRow[], bare: readonly BareLink[]): Link[] {
  const onText = rows.flatMap(({ cells }) =>
    cells.flatMap((cell) =>
      cell.spans.flatMap(({ link, from, to }) =>
        link ? [{ target: link, cell: cutCell(cell, from, to) }] : [],
      ),
    ),
  );
  return [...onText, ...bare.map(({ link }) => ({ target: link }))];
}

/** The first address in the text, else the first that a link writes to. */
export function findEmail(rows: readonly TextRow[], links: readonly Link[]): ReadValue | undefined {
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const found = emailIn(cell);
      if (!found) continue;
      return found.from === 0 && found.confidence > 0.9 && mayBeBegunAbove(cell, rows[at - 1])
        ? { ...found, confidence: 0.7, reason: 'reasons.brokenEmail' }
        : found;
    }
  }
  const link = links.find(({ target }) => /^mailto:/iu.test(target));
  const address = link && addressOf(link.target);
  return address ? linked(link, address, 0.95, 'reasons.linkTarget') : undefined;
}

const addressOf = (target: string): string | undefined =>
  EMAIL.exec(decode(target.replace(/^mailto:/iu, '')))?.[0];

const withoutSpace = (text: string): string => text.replace(/\s/gu, '').toLowerCase();

/** The address in a cell; its link says where it begins and ends, also where its letters are set apart. */
const emailIn = (cell: Cell): FoundEmail | undefined => linkedEmail(cell) ?? writtenEmail(cell);

/** A value with its first character in the cell. */
type FoundEmail = ReadValue & { from: number };

function linkedEmail(cell: Cell): FoundEmail | undefined {
  for (const { link, from, to } of cell.spans) {
    const address = /^mailto:/iu.test(link ?? '') ? addressOf(link ?? '') : undefined;
    if (!address || !withoutSpace(cell.text).includes(address.toLowerCase())) continue;
    const at = findIgnoringCase(cell.text, address);
    const place = at < 0 ? cutCell(cell, from, to) : cutCell(cell, at, at + address.length);
    const text = at < 0 ? address : place.text;
    return { ...readingOf(place, 0.99, 'reasons.linkedEmail'), text, from };
  }
  return undefined;
}

/** Finds a text in another, in capitals or not; -1 where it is not. A small letter may be longer than its capital, as that of "İ". */
function findIgnoringCase(text: string, part: string): number {
  const wanted = part.toLowerCase();
  for (let at = 0; at + part.length <= text.length; at += 1)
    if (text.slice(at, at + part.length).toLowerCase() === wanted) return at;
  return -1;
}

function writtenEmail(cell: Cell): FoundEmail | undefined {
  const match = cell.text.includes('@') ? EMAIL.exec(cell.text) : null;
  if (!match) return undefined;
  const [start, end] = withoutGlue(match[0]);
  const passage = cutCell(cell, match.index + start, match.index + end);
  const isWhole = start === 0 && end === match[0].length && hasKnownEnding(passage.text);
  const isJoined = new Set(passage.parts.map(({ place }) => place.line)).size > 1;
  const sure = isWhole ? 0.99 : 0.8;
  const value = readingOf(passage, isJoined ? 0.85 : sure, 'reasons.firstEmail');
  return { ...value, from: match.index + start };
}

/** Finds the start and the end of an address among words that are glued to it: "Phone0161-496-0723ada@example.orgHome". */
function withoutGlue(text: string): [number, number] {
  const lead =
    /^(?:(?:e-?mail|mail)(?!box|man)(?=[\p{L}\d._-]{3,}@)|[\p{L}]*\+?\d[\d._-]{7,}(?=\p{L}))/iu.exec(
      text,
    );
  const tail = /\.(?<ending>\p{Ll}{2,})(?<glued>[\p{Lu}\d][^.]*)$/u.exec(text);
  const isGlued = tail !== null && hasKnownEnding(tail.groups?.ending ?? '');
  return [lead?.[0].length ?? 0, text.length - (isGlued ? (tail.groups?.glued?.length ?? 0) : 0)];
}

/** A line of one word of small letters over an address, that does not end as an address does. */
function mayBeBegunAbove(cell: Cell, above: TextRow | undefined): boolean {
  const over = above?.cells.find(({ x }) => Math.abs(x - cell.x) < 6);
  return over !== undefined && /^[\p{Ll}\d]{6,}$/u.test(over.text);
}

/**
 * The LinkedIn handle: of an address in the text, also one that wraps; of a link, where the text has
 * none or only its beginning; beside the word LinkedIn.
 */
export function findLinkedin(
  pieces: readonly ContactPiece[],
  links: readonly Link[],
): ReadValue | undefined {
  const written = writtenHandle(pieces);
  const link = links.find(({ target }) => LINKEDIN.test(target));
  const handle = linkedinHandle(decode(link?.target ?? ''));
  const isHandle = /[\p{L}\p{N}]{2}/u.test(handle);
  if (link && isHandle && handle.startsWith(written?.text ?? '')) {
    return linked(link, handle, 0.98, 'reasons.linkTarget');
  }
  return written ?? labelledHandle(pieces);
}

function writtenHandle(pieces: readonly ContactPiece[]): ReadValue | undefined {
  for (const { cell } of pieces) {
    const match = LINKEDIN.exec(cell.text);
    if (!match) continue;
    const address = slicePassage(cell, match.index, match.index + match[0].length);
    const value = readingOf(address, 0.97, 'reasons.linkedinAddress');
    return { ...value, text: linkedinHandle(value.text).replace(/[.)]+$/u, '') };
  }
  return undefined;
}

function labelledHandle(pieces: readonly ContactPiece[]): ReadValue | undefined {
  for (const { cell, label } of pieces) {
    const match =
      label === 'linkedin'
        ? /^[@/]?(?:in\/)?[\p{L}\p{N}_%-]{3,100}$/u.exec(cell.text)
        : /^(?<handle>[\p{L}\p{N}_%-]{3,100})\s*\(linkedin\)/iu.exec(cell.text);
    if (!match) continue;
    const text = linkedinHandle(match.groups?.handle ?? match[0]);
    return { ...readingOf(cell, 0.9, 'reasons.linkedinHandle'), text };
  }
  return undefined;
}

/** The person's own site: an address that is no profile elsewhere; a profile where there is none. */
export function findWebsite(
  pieces: readonly ContactPiece[],
  links: readonly Link[],
): ReadValue | undefined {
  const inLinks = links.flatMap((link) =>
    /^https?:/iu.test(link.target) && !namesOtherSite(link) && !isOnMap(link.target)
      ? [linked(link, link.target, 0.8, 'reasons.linkTarget')]
      : [],
  );
  const all = [...pieces.flatMap(({ cell }) => addressesIn(cell)), ...inLinks].filter(
    ({ text }) => !/linkedin\.com/iu.test(text) && hostOf(text) !== '',
  );
  const own = all.find(({ text }) => !isProfileHost(hostOf(text)));
  return own ?? pieces.map(({ cell }) => unusualAddress(cell)).find((each) => each) ?? all[0];
}

function addressesIn(cell: Cell): ReadValue[] {
  return [...cell.text.matchAll(WEBSITE)].map(({ 0: text, index }) => {
    const end = index + text.replace(/[.,;]+$/u, '').length;
    return readingOf(cutCell(cell, index, end), 0.9, 'reasons.webAddress');
  });
}

/** A host alone among the contacts, whatever it ends in; an icon may have left a sign before it. */
function unusualAddress(cell: Cell): ReadValue | undefined {
  const match = /(?:^|^\S\s)(?<host>(?:[\p{Ll}\d-]+\.)+\p{Ll}{2,12}(?:\/\S*)?)$/u.exec(cell.text);
  const host = match?.groups?.host;
  if (!host || isProfileHost(hostOf(host))) return undefined;
  const passage = slicePassage(cell, cell.text.length - host.length);
  return readingOf(passage, 0.7, 'reasons.hostName');
}

/** The text of the link is the name of a site that its target is not on: no address of the person's own. */
const namesOtherSite = ({ target, cell }: Link): boolean =>
  cell !== undefined && isProfileSite(cell.text) && !isProfileHost(hostOf(target));

function linked({ cell }: Link, text: string, confidence: number, reason: Reason): ReadValue {
  return cell
    ? { ...readingOf(cell, confidence, reason), text }
    : { text, confidence, reason, places: [] };
}
