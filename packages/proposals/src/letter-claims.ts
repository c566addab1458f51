import { postingHead } from '@shortlist/keywords';
import type { Letter } from '@shortlist/model';
import { createFinder } from './create-finder.ts';
import { isGerman, isGermanName } from './german-names.ts';
import { isCompany } from './letter-companies.ts';
import { isClaim, listSentences } from './letter-speech.ts';
import type { Finding } from './mark.ts';
import { findPlaceholders } from './placeholders.ts';
import type { Lexicon } from './skills.ts';

/** Sources that a letter may lean on. */
export type LetterSources = {
  /** All that its resume says, as text. */
  resume: string;
  /** The posting that it answers; empty where there is none. */
  posting: string;
  /** The day, as ISO 8601 writes it. */
  today: string;
  lexicon: Lexicon;
};

/** A stretch of a paragraph that its resume does not carry. `source` names the field as printed letters do (`body.3`). */
export type LetterClaim = Finding & { source: string };

/**
 * Lists what a letter's body states of its writer and the resume does not: numbers, dates, employers and other names, titles, tools. No
 * claims are the reader's name and company, the job that is applied for, what is said of the reader, and when one is free to begin. As of a
 * proposal, each is a question to the person (`checkProposal`).
 */
export function letterClaims(letter: Letter, sources: LetterSources): LetterClaim[] {
  const company = nameOf(letter.recipient.company);
  return findInBody(letter, sources, ({ found, text }) => {
    const said = withoutBlanks(text);
    const { start = 0, end } =
      listSentences(said).findLast((each) => each.start <= found.start) ?? {};
    const moved = { ...found, start: found.start - start, end: found.end - start };
    return isClaim(moved, said.slice(start, end), company);
  });
}

/** The text with spaces for its blanks, whose words say nothing yet. */
const withoutBlanks = (text: string): string =>
  findPlaceholders(text).reduce(
    (said, { start, end }) => said.slice(0, start) + ' '.repeat(end - start) + said.slice(end),
    text,
  );

/** Lists companies that a letter's body names and that are neither the reader's nor in the resume: mostly those of a letter written before. */
export function otherCompanies(letter: Letter, sources: LetterSources): LetterClaim[] {
  const names = findInBody(letter, sources, ({ found }) => found.kind === 'name');
  const textOf = ({ source }: LetterClaim) =>
    letter.body.blocks[Number(source.slice('body.'.length))]?.text ?? '';
  return joinNames(names, textOf).filter((name) => isCompany(name, textOf(name)));
}

type Reading = { found: Finding; text: string };

/** Lists what is new in the paragraphs of a letter, as far as it is wanted. */
function findInBody(
  letter: Letter,
  sources: LetterSources,
  isWanted: (reading: Reading) => boolean,
): LetterClaim[] {
  const { blocks } = letter.body;
  const from = sourceOf(letter, sources);
  const around = blocks.map(({ text }) => text).join('\n');
  const isNamed = isGerman(around) ? isGermanName : undefined;
  const find = createFinder(from, { lexicon: sources.lexicon, isNamed, around });
  return blocks.flatMap(({ text }, at) =>
    find(text)
      .filter((found) => isWanted({ found, text }))
      .map((found) => ({ ...found, source: `body.${at}` })),
  );
}

/** Names of several words as one each. */
function joinNames(
  names: readonly LetterClaim[],
  textOf: (name: LetterClaim) => string,
): LetterClaim[] {
  const joined: LetterClaim[] = [];
  for (const name of names) {
    const last = joined.at(-1);
    const between = last && textOf(name).slice(last.end, name.start);
    if (last?.source === name.source && /^(?: | & )$/u.test(between ?? ''))
      joined[joined.length - 1] = { ...last, end: name.end };
    else joined.push(name);
  }
  return joined;
}

/** All that a letter may say without being asked. */
function sourceOf({ letter, recipient, contact }: Letter, given: LetterSources): string {
  const { shown: _, ...head } = contact;
  return [
    given.resume,
    ...[...Object.values(head), ...Object.values(recipient)].map(withoutDigits),
    ...[letter.subject, letter.salutation, letter.name, letter.enclosures],
    ...postingHead(given.posting),
    given.today.slice(0, 'YYYY-MM'.length),
  ].join('\n');
}

/** An address or a phone number proves no number. */
const withoutDigits = (text: string): string => text.replace(/\p{N}+/gu, '');

/** A company as sentences name it, without its legal form. */
const nameOf = (company: string): string =>
  company
    .trim()
    .replace(
      /,? (?:g?GmbH|AG|SE|KG|Ltd|Inc|LLC|plc|Corp|S\.?A|S\.?L|B\.?V|N\.?V|SARL|SAS)\.?(?: .*)?$/u,
      '',
    );
