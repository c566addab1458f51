import { fold } from '@shortlist/model';
import type { BareLink } from '@shortlist/placed-text';
import { type Passage, placesOf } from '../../document/passage.ts';
import { cutAtAll, trimEdges } from '../../entries/chunks.ts';
import { cutCell } from '../../lines/cut-cell.ts';
import { withoutIcons } from '../../lines/glyphs.ts';
import type { Cell, TextRow } from '../../lines/row.ts';
import { readingOf } from '../../result/read-value.ts';
import { EMAIL, hostOf, isProfileHost, LINKEDIN } from '../contact-patterns.ts';
import type { ReadLabelled } from '../find-details.ts';
import { isTaken, type TakenPlaces } from '../taken-places.ts';
import { addressIn, decode } from './address-in.ts';
import { cutAtLinks, targetOf } from './further-links.ts';

/** The names of sites that are not their hosts' with a capital. */
const SITE_NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  stackoverflow: 'Stack Overflow',
  stackexchange: 'Stack Exchange',
  youtube: 'YouTube',
  researchgate: 'ResearchGate',
  orcid: 'ORCID',
  leetcode: 'LeetCode',
  hackerrank: 'HackerRank',
  deviantart: 'DeviantArt',
  codepen: 'CodePen',
  huggingface: 'Hugging Face',
  x: 'X',
  dev: 'DEV',
};

/** In characters: what is longer than a label is text that holds an address. */
const LONGEST_LABEL = 30;

/** Headings of sections of nothing but addresses of the web. */
const LINKS =
  /^(?:links?|social(?: links| media| networks)?|web|profiles|online (?:presence|profiles)|find me online|on the web|web presence|soziale netzwerke|réseaux sociaux|liens|redes socia(?:i|le)s|enlaces|sociale media)$/iu;

export const isLinksHeading = (text: string): boolean => LINKS.test(text.trim());

/** An address with what is said of it. */
type Found = { address: string; label?: Passage; place?: Passage };

/**
 * Addresses of the web in the contact's part beside those that have their fields: written out, with a label or without, or
 * behind words and pictures. Labelled by the words on them or before them, else by the site's name. In a file of ours
 * (`isOurs`) the words of a link are its label and its address, whatever signs and letters they have.
 */
export function findOtherLinks(
  rows: readonly TextRow[],
  bare: readonly BareLink[],
  known: readonly string[],
  { taken, isOurs }: { taken: TakenPlaces; isOurs: boolean },
): ReadLabelled[] {
  const seen = new Set(known.map(bareAddress));
  const found = [
    ...rows.flatMap(({ cells }) => cells.flatMap((cell) => inCell(cell, taken, isOurs))),
    ...bare.filter(isProfile).map(({ link }): Found => ({ address: link })),
  ];
  return found.flatMap((each) => {
    const name = bareAddress(each.address);
    if (seen.has(name) || LINKEDIN.test(each.address) || !name.includes('.')) return [];
    seen.add(name);
    return [labelled(each)];
  });
}

/** The address for comparing. */
const bareAddress = (address: string): string =>
  fold(address).replace(/^https?:\/\/(?:www\.)?|^www\.|\/+$/gu, '');

const isProfile = ({ link, page }: BareLink): boolean =>
  page === 0 && /^https?:/iu.test(link) && isProfileHost(hostOf(link));

function labelled({ address, label, place }: Found): ReadLabelled {
  const where: Passage = { text: address, parts: place?.parts ?? [] };
  const read = readingOf(
    where,
    0.9,
    label || !place ? 'reasons.linkTarget' : 'reasons.siteAddress',
  );
  const places = [...(label ? placesOf(label) : []), ...read.places];
  return { ...read, text: address, label: wordFor(address, label?.text), places };
}

/** The word on the address or before it; where that is the person's name on the site, the site's. */
function wordFor(address: string, word = ''): string {
  const isHandle = fold(address).endsWith(fold(word).replace(/^@/u, ''));
  return (isHandle && siteName(address)) || word;
}

/** "GitHub" for github.com; nothing for a host that is no site of many people. */
function siteName(address: string): string {
  const host = hostOf(address);
  if (!isProfileHost(host)) return '';
  const name = host.split('.').at(-2) ?? '';
  return SITE_NAMES[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}

const SEPARATORS = /\s*[|¦•·∙●▪◦⋅◆♦∣\uE000-\uF8FF]+\s*|,\s+|\s{2,}/gu;

function inCell(cell: Cell, taken: TakenPlaces, isOurs: boolean): Found[] {
  const parts = isOurs ? cutAtLinks(cell) : cutAtAll(cell, SEPARATORS);
  return parts.flatMap((part) => (isTaken(part, taken) ? [] : inPart(part, isOurs)));
}

/** One part of the contact: an address with what stands before it, or words with the address behind them. */
function inPart(whole: Cell, isOurs: boolean): Found[] {
  const target = targetOf(whole);
  const part = isOurs ? whole : trimEdges(whole);
  const at = addressIn(part, target, isOurs);
  if (!(isOurs && at) && part.text.includes('@') && EMAIL.test(part.text)) return [];
  if (!at) return target ? hiddenIn(part, target, isOurs) : [];
  const written = part.text.slice(at.from, at.to);
  const before = cutCell(part, 0, at.from);
  const isLed = isOurs ? before.text !== '' : isLabel(before.text);
  return [
    {
      address: isOurs && /^www\./iu.test(written) ? written : addressOf(written, target),
      place: cutCell(part, at.from, at.to),
      ...(isLed && { label: labelOf(before) }),
    },
  ];
}

/** A label with the address behind it. */
const hiddenIn = (part: Cell, target: string, isOurs: boolean): Found[] =>
  isOurs || isLabel(part.text)
    ? [{ address: isOurs ? decode(target) : target, label: labelOf(part), place: part }]
    : [];

/** The address of a link whole, which may show only its beginning. */
const addressOf = (written: string, target: string | undefined): string =>
  target !== undefined && bareAddress(target).startsWith(bareAddress(written))
    ? withoutSlash(target, written)
    : written;

/** The target of a link, without the slash that programs put behind a host. */
const withoutSlash = (target: string, written: string): string =>
  written.endsWith('/') ? target : target.replace(/(?<=^https?:\/\/[^/]+)\/$/u, '');

const isLabel = (text: string): boolean =>
  /\p{L}{2}|\p{Lu}/u.test(withoutIcons(text)) && text.length <= LONGEST_LABEL;

const labelOf = ({ text, parts }: Passage): Passage => ({
  text: withoutIcons(text)
    .replace(/[\s:：–—-]+$/u, '')
    .trim(),
  parts,
});
