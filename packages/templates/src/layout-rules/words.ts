import type { Block, Span } from '@shortlist/document';
import { ofBlocks, ofSpans, type Rule } from './rule.ts';

const NO_BREAK = '\u00a0';

/** Signs of units that stand behind a number. */
const UNITS =
  '%|‰|°[CF]?|[€$£¥₹₽₴]|USD|EUR|GBP|PLN|zł|kr|[kMGT]?B|[kMG]?Hz|[kMG]?W|[kMG]?Wh|kV|V|[mkc]?m[²³]?|km/h|[mk]?g|t|ha|m?l|ms|s|min|h|ч|мин|кг|г|км|м|руб|млн|тыс|Mio|Mrd|million|billion|millones|milliards?|millions|pt|px|dB';

/** Places of a text whose space may not end a line: a number and its unit, a sign or an abbreviation and its number, initials. */
const BOUND: readonly RegExp[] = [
  new RegExp(`(?<=\\d) (?=(?:${UNITS})(?![\\p{L}\\p{N}]))`, 'gu'),
  /(?<=[§№]|(?<!\p{L})(?:[Nn]o|[Nn]r|[Nn]º|n°|vol|Vol|pp?|S|с|т|núm|nº)\.?) (?=\d)/gu,
  /(?<=(?<!\p{L})\p{Lu}\.) (?=\p{Lu})/gu,
];

const bound = (text: string): string =>
  BOUND.reduce((joined, places) => joined.replace(places, NO_BREAK), text);

/** Keeps together on one line: a number and its unit, "§" and "No." and their numbers, initials and the name. */
export const boundWords: Rule = ofSpans((span) => {
  const text = bound(span.text);
  return text === span.text ? span : { ...span, text };
});

/** Commas of languages that have their own. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '，' };

/** Commas that a design puts between texts, and those of a place, are those of the language. */
export const commasOfLanguage: Rule = (document) => {
  const comma = COMMAS[document.language.split('-')[0] ?? ''];
  if (comma === undefined) return document;
  return ofBlocks((block) => ({ ...block, spans: block.spans.map(withComma(comma)) }))(document);
};

const withComma =
  (comma: string) =>
  (span: Span, at: number, spans: readonly Span[]): Span => {
    const { text, source } = span;
    const isPlace = /^contact\.(?:city|state|country)$/u.test(source ?? '');
    const isAfter = at > 0 && spans[at - 1]?.source !== source && text.startsWith(', ');
    const isBefore = spans[at + 1] && spans[at + 1]?.source !== source && text.endsWith(', ');
    if (isPlace) return { ...span, text: text.replaceAll(', ', comma) };
    if (isAfter) return { ...span, text: comma + text.slice(2) };
    return isBefore ? { ...span, text: text.slice(0, -2) + comma } : span;
  };

const ARABIC = /\p{Script=Arabic}/u;

/** Names and headings in Arabic are larger by this factor: their letters are smaller in the same size. */
const ARABIC_SCALE = 1.15;

/** Name and headings in Arabic look as large as those in Latin letters. */
export const largeArabic = ofBlocks((block) => {
  const isLarge = block.role === 'title' || block.role === 'heading';
  if (!isLarge || !block.spans.some(({ text }) => ARABIC.test(text))) return block;
  const spans = block.spans.map((span) => ({ ...span, size: span.size * ARABIC_SCALE }));
  const { lineHeight, leading } = block;
  return {
    ...block,
    spans,
    lineHeight: lineHeight * ARABIC_SCALE,
    ...(leading !== undefined && { leading: leading * ARABIC_SCALE }),
  };
});

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A point in Latin letters alone runs from the left, also on a paper that runs from the right. */
export const pointsByTheirScript = ofBlocks((block) =>
  block.role === 'bullet' && isFromLeft(block) ? { ...block, direction: 'ltr' } : block,
);

const isFromLeft = ({ spans }: Block): boolean => {
  const text = spans.map((span) => span.text).join('');
  return /\p{Script=Latin}/u.test(text) && !FROM_RIGHT.test(text);
};
