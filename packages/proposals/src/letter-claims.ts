import { postingHead } from '@shortlist/keywords';
import type { Letter } from '@shortlist/model';
import { findNew } from './find-new.ts';
import { isGerman, isGermanName } from './german-names.ts';
import { isClaim, listSentences } from './letter-speech.ts';
import type { Finding } from './mark.ts';
import type { Lexicon } from './skills.ts';

/** What a letter may lean on. */
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
  const { blocks } = letter.body;
  const from = sourceOf(letter, sources);
  const around = blocks.map(({ text }) => text).join('\n');
  const isNamed = isGerman(around) ? isGermanName : undefined;
  const reading = { lexicon: sources.lexicon, isNamed, around };
  const { company } = letter.recipient;
  return blocks.flatMap(({ text }, at) => {
    const sentences = listSentences(text);
    return findNew(text, from, reading)
      .filter((found) => {
        const { start, end } = sentences.findLast((each) => each.start <= found.start) ?? {};
        const moved = {
          ...found,
          start: found.start - (start ?? 0),
          end: found.end - (start ?? 0),
        };
        return isClaim(moved, text.slice(start, end), nameOf(company));
      })
      .map((found) => ({ ...found, source: `body.${at}` }));
  });
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
