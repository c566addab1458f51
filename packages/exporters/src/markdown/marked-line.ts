import type { PrintedText } from '@shortlist/model';
import { cleanLine, type TextRun, textRuns } from '../words/text-runs.ts';
import { escapeAddress, escapeText } from './escape-text.ts';

/** Text that is escaped, or delimiters that open or close an emphasis. */
type Token = { readonly kind: 'text' | 'open' | 'close'; readonly said: string };

/** A text with its bold, italic and linked words as CommonMark has them, whatever stands around them. */
export const markedLine = (printed: Pick<PrintedText, 'text' | 'marks'>): string =>
  writeTokens(linkTokens(spacedApart(textRuns(printed))));

/** Runs of one line, with the space at the ends of a marked run outside of it. */
function spacedApart(runs: readonly TextRun[]): TextRun[] {
  const clean: TextRun[] = [];
  for (const { text, ...style } of runs) {
    const said = cleanLine(text);
    if (/^[\s\p{Cc}]/u.test(text)) addSpace(clean);
    if (said !== '') clean.push({ ...style, text: said });
    if (/[\s\p{Cc}]$/u.test(text)) addSpace(clean);
  }
  const isSpaced = clean.at(-1)?.text === ' ';
  return isSpaced ? clean.slice(0, -1) : clean;
}

function addSpace(runs: TextRun[]): void {
  const last = runs.at(-1);
  if (last && last.text !== ' ') runs.push({ text: ' ' });
}

/** Neighbours of one address as one link, their emphasis within it. */
function linkTokens(runs: readonly TextRun[]): Token[] {
  return grouped(runs, ({ href }) => href).flatMap(({ key, runs: own }) => {
    if (key === undefined) return emphasisTokens(own, ['bold', 'italic']);
    const words = writeTokens(emphasisTokens(own, ['bold', 'italic']));
    return [{ kind: 'text', said: `[${words}](${escapeAddress(key)})` }];
  });
}

const DELIMITERS = { bold: '**', italic: '*' } as const;

/** Neighbours that are bold between two delimiters, and those of them that are italic within. */
function emphasisTokens(
  runs: readonly TextRun[],
  [style, ...inner]: readonly (keyof typeof DELIMITERS)[],
): Token[] {
  if (style === undefined) {
    return [{ kind: 'text', said: runs.map(({ text }) => escapeText(text)).join('') }];
  }
  return grouped(runs, (run) => run[style]).flatMap(({ key, runs: own }) => {
    const tokens = emphasisTokens(own, inner);
    const said = DELIMITERS[style];
    return key ? [{ kind: 'open', said }, ...tokens, { kind: 'close', said }] : tokens;
  });
}

/** Neighbouring runs with one key. A space between two of one key belongs to them. */
function grouped<K>(runs: readonly TextRun[], keyOf: (run: TextRun) => K) {
  const groups: { key: K; runs: TextRun[] }[] = [];
  for (const [at, run] of runs.entries()) {
    const [before, after] = [runs[at - 1], runs[at + 1]];
    const isWithin = run.text === ' ' && before && after && keyOf(before) === keyOf(after);
    const key = keyOf(isWithin ? before : run);
    const last = groups.at(-1);
    if (last && last.key === key) last.runs.push(run);
    else groups.push({ key, runs: [run] });
  }
  return groups;
}

const PUNCTUATION = /^[\p{P}\p{S}\s]$/u;

/**
 * The tokens as text. Delimiters open and close an emphasis only beside certain characters (CommonMark 0.31, section 6.2):
 * the letter outside is written as a reference where the one inside is punctuation, and an empty comment parts an
 * emphasis from the next.
 */
const writeTokens = (tokens: readonly Token[]): string =>
  tokens.reduce((line, token, at) => {
    const before = tokens[at - 1];
    if (token.kind === 'open') {
      const inside = firstText(tokens.slice(at))?.[0];
      return opened(line, before, inside) + token.said;
    }
    if (token.kind === 'close' || !before || before.kind === 'open') return line + token.said;
    if (before.kind === 'text') return joinText(line, token.said);
    const inside = firstText(tokens.slice(0, at).toReversed())?.at(-1);
    return line + (isPunctuated(inside) ? withFirstReferenced(token.said) : token.said);
  }, '');

/** A line behind which delimiters can open what begins with a character. */
const opened = (line: string, before: Token | undefined, inside: string | undefined): string => {
  if (before?.kind === 'close') return `${line}<!-- -->`;
  return isPunctuated(inside) ? withLastReferenced(line) : line;
};

/** An exclamation mark right before a link would make a picture of it. */
const joinText = (line: string, said: string): string =>
  line.endsWith('!') && said.startsWith('[') ? `${line.slice(0, -1)}\\!${said}` : line + said;

/** The characters of the first text among tokens. */
const firstText = (tokens: readonly Token[]): string[] | undefined => {
  const text = tokens.find(({ kind }) => kind === 'text');
  return text && [...text.said];
};

const isPunctuated = (character = ''): boolean => PUNCTUATION.test(character);

const lastOf = (text: string): string => [...text].at(-1) ?? '';

const referenceTo = (character: string): string =>
  `&#x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()};`;

function withLastReferenced(line: string): string {
  const last = lastOf(line);
  const isFine = last === '' || PUNCTUATION.test(last);
  return isFine ? line : line.slice(0, -last.length) + referenceTo(last);
}

function withFirstReferenced(text: string): string {
  const [first = ''] = text;
  return first === '' || PUNCTUATION.test(first)
    ? text
    : referenceTo(first) + text.slice(first.length);
}
