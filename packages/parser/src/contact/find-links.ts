import { linkedinHandle } from '@shortlist/resume';
import { cutCell } from '../lines/cut-cell.ts';
import type { Cell, Row } from '../lines/row.ts';
import { joinPassages, slicePassage } from '../passage.ts';
import type { BareLink } from '../placed-text.ts';
import { type ReadValue, readingOf } from '../read-value.ts';
import { EMAIL, LINKEDIN, PROFILE_HOSTS, WEBSITE } from './contact-patterns.ts';
import type { ContactPiece } from './contact-pieces.ts';

/** A link of the document and the text it stands on, if any. */
type Link = { target: string; cell?: Cell };

/** Links on the text of these rows, and those on pictures. */
export function linksOf(rows: readonly Row[], bare: readonly BareLink[]): Link[] {
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
export function findEmail(cells: readonly Cell[], links: readonly Link[]): ReadValue | undefined {
  for (const cell of cells) {
    const match = EMAIL.exec(cell.text);
    if (match)
      return readingOf(
        cutCell(cell, match.index, match.index + match[0].length),
        0.99,
        'The first e-mail address',
      );
  }
  const link = links.find(({ target }) => /^mailto:/iu.test(target));
  const address = EMAIL.exec(decode(link?.target.slice('mailto:'.length) ?? ''))?.[0];
  return link && address ? linked(link, address, 0.95, 'The target of a link') : undefined;
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
    return linked(link, handle, 0.98, 'The target of a link');
  }
  return written ?? labelledHandle(pieces);
}

function writtenHandle(pieces: readonly ContactPiece[]): ReadValue | undefined {
  for (const [at, { cell }] of pieces.entries()) {
    const match = LINKEDIN.exec(cell.text);
    if (!match) continue;
    const whole = withWrapped(cell, match.index + match[0].length, pieces[at + 1]);
    const address = LINKEDIN.exec(whole.text) ?? match;
    const end = address.index + address[0].length;
    const value = readingOf(
      slicePassage(whole, address.index, end),
      0.97,
      'An address of LinkedIn',
    );
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
    return { ...readingOf(cell, 0.9, 'A handle beside the word LinkedIn'), text };
  }
  return undefined;
}

/** An address that goes to the end of its line and breaks at a hyphen or slash goes on in the next one. */
function withWrapped(cell: Cell, end: number, next: ContactPiece | undefined): Cell {
  const isAtEnd = end >= cell.text.length;
  const [word = ''] = next?.cell.text.split(' ') ?? [];
  if (!isAtEnd || !next || word === '' || /[@:]|\.\w/u.test(word)) return cell;
  const breaks = /[-/_]$/u.test(cell.text) || /^[\da-f]{1,12}$/iu.test(word);
  return breaks
    ? { ...cell, ...joinPassages([cell, cutCell(next.cell, 0, word.length)], '') }
    : cell;
}

/** The person's own site: an address that is no profile elsewhere; a profile where there is none. */
export function findWebsite(
  pieces: readonly ContactPiece[],
  links: readonly Link[],
): ReadValue | undefined {
  const inText = pieces.flatMap(({ cell }, at) =>
    [...cell.text.matchAll(WEBSITE)].flatMap((match) => {
      const whole = withWrapped(cell, match.index + match[0].length, pieces[at + 1]);
      const again =
        whole === cell
          ? match[0]
          : (new RegExp(WEBSITE.source, 'iu').exec(whole.text.slice(match.index))?.[0] ?? match[0]);
      return [
        readingOf(
          cutCell(whole, match.index, match.index + again.replace(/[.,;]+$/u, '').length),
          0.9,
          'A web address',
        ),
      ];
    }),
  );
  const inLinks = links.flatMap((link) =>
    /^https?:/iu.test(link.target) ? [linked(link, link.target, 0.8, 'The target of a link')] : [],
  );
  const all = [...inText, ...inLinks].filter(
    ({ text }) => !/linkedin\.com/iu.test(text) && hostOf(text) !== '',
  );
  return all.find(({ text }) => !PROFILE_HOSTS.test(hostOf(text))) ?? all[0];
}

const hostOf = (address: string): string =>
  address
    .replace(/^https?:\/\//iu, '')
    .replace(/^www\./iu, '')
    .split(/[/?#:]/u)[0]
    ?.toLowerCase() ?? '';

function linked({ cell }: Link, text: string, confidence: number, reason: string): ReadValue {
  return cell
    ? { ...readingOf(cell, confidence, reason), text }
    : { text, confidence, reason, places: [] };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
