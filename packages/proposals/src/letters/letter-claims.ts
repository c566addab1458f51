import { postingHead } from '@shortlist/keywords';
import type { Letter } from '@shortlist/model';
import { createFinder } from '../create-finder.ts';
import type { Finding } from '../mark.ts';
import type { Lexicon } from '../names/skills.ts';
import { languagesOf } from '../numbers/number-words-abroad.ts';
import { findPlaceholders } from '../placeholders.ts';
import { isCompany } from './letter-companies.ts';
import { isClaim, listSentences } from './letter-speech.ts';

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

export type LetterCheck = {
  /**
   * Statements of the body about its writer that the resume does not have: numbers, dates, employers and other names, titles, tools. No claims are the
   * reader's name and company, the job that is applied for, what is said of the reader, and when one is free to begin. As of a proposal,
   * each is a question to the person (`checkProposal`).
   */
  claims: LetterClaim[];
  /** Companies that the body names and that are neither the reader's nor in the resume: mostly those of a letter written before. */
  companies: LetterClaim[];
};

/** Reads each paragraph of a letter's body once, for both. */
export function checkLetter(letter: Letter, sources: LetterSources): LetterCheck {
  const company = nameOf(letter.recipient.company);
  const find = finderOf(letter, sources);
  const checked = letter.body.blocks.map(({ text }, at) => {
    const found = find(text).map((each) => ({ ...each, source: `body.${at}` }));
    return { claims: listClaims(found, text, company), companies: listCompanies(found, text) };
  });
  return {
    claims: checked.flatMap(({ claims }) => claims),
    companies: checked.flatMap(({ companies }) => companies),
  };
}

type Find = (text: string) => Finding[];

/** The list of what is new, and by what it was made, of the letter that was read last: an edit changes one of its paragraphs. */
let last: { key: string; lexicon: Lexicon; find: Find } | undefined;

/** Makes the list of what is new in a paragraph of a letter. */
function finderOf(letter: Letter, sources: LetterSources): Find {
  const around = letter.body.blocks.map(({ text }) => text).join('\n');
  const { lexicon, today } = sources;
  const source = sourceOf(letter, sources);
  const languages = languagesOf(around);
  const key = JSON.stringify([source, today, ...[...languages].map(({ known }) => known)]);
  if (last?.key !== key || last.lexicon !== lexicon) {
    const find = createFinder(source, { lexicon, languages, today });
    last = { key, lexicon, find: remembered(find) };
  }
  return last.find;
}

/** So many paragraphs, those of many edits, are remembered. */
const MOST = 500;

/** Makes a list that is not made again for a text that it was made for. */
function remembered(find: Find): Find {
  const found = new Map<string, Finding[]>();
  return (text) => {
    const known = found.get(text) ?? find(text);
    if (found.size >= MOST) found.clear();
    found.set(text, known);
    return known;
  };
}

function listClaims(found: readonly LetterClaim[], text: string, company: string): LetterClaim[] {
  const said = withoutBlanks(text);
  const sentences = listSentences(said);
  return found.filter((each) => {
    const { start = 0, end } = sentences.findLast((sentence) => sentence.start <= each.start) ?? {};
    const moved = { ...each, start: each.start - start, end: each.end - start };
    return isClaim(moved, said.slice(start, end), company);
  });
}

/** The text with spaces for its blanks, whose words say nothing yet. */
const withoutBlanks = (text: string): string =>
  findPlaceholders(text).reduce(
    (said, { start, end }) => said.slice(0, start) + ' '.repeat(end - start) + said.slice(end),
    text,
  );

const listCompanies = (found: readonly LetterClaim[], text: string): LetterClaim[] =>
  joinNames(
    found.filter(({ kind }) => kind === 'name'),
    text,
  ).filter((name) => isCompany(name, text));

/** Names of several words as one each. */
function joinNames(names: readonly LetterClaim[], text: string): LetterClaim[] {
  const joined: LetterClaim[] = [];
  for (const name of names) {
    const last = joined.at(-1);
    if (last && /^(?: | & )$/u.test(text.slice(last.end, name.start)))
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
