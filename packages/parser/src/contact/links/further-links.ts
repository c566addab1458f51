import { cutAtAll } from '../../entries/chunks.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import type { Cell } from '../../lines/row.ts';
import type { FoundSection } from '../../sections/section.ts';
import { hostOf, isProfileHost, LINKEDIN } from '../contact-patterns.ts';
import { addressIn, decode } from './address-in.ts';

/** Between the parts of a contact that we print. Labels hold commas. */
const SEPARATORS = /(?<![\s|·])(?:\s*[|·][\s|·]*|\s{2,})/gu;

/** The parts of a contact that we printed: the words of each link whole, and what stands between separators. */
export function cutAtLinks(cell: Cell): Cell[] {
  const { spans } = cell;
  const starts = spans.filter(({ link }, at) => at === 0 || link !== spans[at - 1]?.link);
  return starts.flatMap(({ from, link }, at) => {
    const part = cutCell(cell, from, starts[at + 1]?.from);
    return link ? [part] : cutAtAll(part, SEPARATORS);
  });
}

/** The word that our files print for a website whose address stands behind it. */
const HIDDEN_WEBSITE = 'Website';

/** The head of a file of ours without its further links, of which a label would else be read as a place and an address as the website. */
export function withoutFurtherLinks<S extends FoundSection>(section: S): S {
  if (section.kind !== 'head') return section;
  const parts = section.rows.flatMap(({ cells }) => cells.flatMap(cutAtLinks));
  const hasWebsite = parts.some(isHiddenWebsite);
  const isFurther = (part: Cell) => isFurtherLink(part, hasWebsite);
  const rows = section.rows.map((row) => ({
    ...row,
    cells: row.cells.flatMap((cell) => {
      const kept = cutAtLinks(cell).filter((part) => !isFurther(part));
      return cutAtLinks(cell).some(isFurther) ? kept : [cell];
    }),
  }));
  return { ...section, rows };
}

/** The address of the web that a link of the cell leads to. */
export const targetOf = ({ spans }: Cell): string | undefined =>
  spans.find(({ link }) => /^https?:/iu.test(link ?? ''))?.link;

const isHiddenWebsite = (part: Cell): boolean =>
  part.text === HIDDEN_WEBSITE && targetOf(part) !== undefined;

/** A labelled address, a profile on a site of many, a name on one ("@ada@mastodon.social"), or a label with the address behind it. */
function isFurtherLink(part: Cell, hasWebsite: boolean): boolean {
  const target = targetOf(part);
  const at = addressIn(part, target, true);
  if (!at) return target !== undefined && isLabelOf(part, target);
  const written = part.text.slice(at.from, at.to);
  if (at.from > 0 || written.startsWith('@')) return true;
  return (hasWebsite || isProfile(written)) && !LINKEDIN.test(written);
}

/** Words that an address stands behind, and no piece of it: those of an address that wraps are put together later. */
const isLabelOf = (part: Cell, target: string): boolean =>
  !isHiddenWebsite(part) &&
  !LINKEDIN.test(target) &&
  !decode(target).toLowerCase().includes(part.text.toLowerCase());

const isProfile = (address: string): boolean => isProfileHost(hostOf(address));
