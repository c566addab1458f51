import { isSameWord, stands } from '../lexicon/find-names.ts';
import type { Group, Name } from '../lexicon/lexicon.ts';
import { isWrittenAs, type Place } from '../lexicon/written-as.ts';
import { isTown } from '../posting/left-out/company.ts';
import { isNegated } from './denials/negated-evidence.ts';
import type { ResumeIndex, Run } from './resume-index.ts';

/** Finds where a name stands in a resume, said of the person or not. `exactly`: not as another form of its one word. */
export function findName(index: ResumeIndex, name: Name, exactly: boolean): Run[] {
  const byWord = (index.byKey.get(name.keys[0] ?? '') ?? [])
    .filter((from) => stands(name.keys, index.words, from))
    .map((from) => ({ from, to: from + name.keys.length }));
  const together = (index.byJoined.get(name.joined) ?? []).filter(
    ({ from, to }) => to - from !== name.keys.length,
  );
  return [...byWord, ...together].filter((run) => isName(index, name, run, exactly));
}

/** Finds where any name of a group stands in a resume; looks for it once. */
export function findGroupIn(index: ResumeIndex, group: Group): Run[] {
  const known =
    index.known.get(group) ?? group.names.flatMap((name) => findName(index, name, true));
  index.known.set(group, known);
  return [...known];
}

function isName(index: ResumeIndex, name: Name, run: Run, exactly: boolean): boolean {
  const word = index.words[run.from];
  if (exactly && name.keys.length === 1 && run.to === run.from + 1 && !name.isLocal) {
    if (word !== undefined && !isSameWord(name.text, word.text)) return false;
  }
  const place = { text: index.clean.text, ...rangeOf(index, run) };
  return isWrittenAs(name, place) && !isOtherThing(name, place);
}

/** "Non-sterile", "Hamilton, MA", "A1 roads" and, of an abbreviation in capitals, a word in small letters. */
function isOtherThing({ text: name, listed }: Name, { text, start, end }: Place): boolean {
  if (/\bnon-?$/i.test(text.slice(Math.max(0, start - 4), start))) return true;
  const written = text.slice(start, end);
  if (/^[A-Z]{3,}$/.test(name) && /^[a-z]+$/.test(written)) return isCapitalised(text, start);
  const behind = text.slice(end, end + 10);
  if (/^[A-Z]\d{1,3}$/.test(written) && /^\s(?:road|corridor|junction|motorway)/i.test(behind))
    return true;
  return listed !== true && /^[A-Z]/.test(written) && isTown(behind);
}

/** Checks whether the line around a place is written with capitals, so that a small letter says something. */
const isCapitalised = (text: string, at: number): boolean =>
  /\p{Lu}/u.test(text.slice(text.lastIndexOf('\n', at) + 1, at));

/** The range of a run in the clean text. */
export function rangeOf({ words }: ResumeIndex, { from, to }: Run): { start: number; end: number } {
  const start = words[from]?.start ?? 0;
  return { start, end: words[to - 1]?.end ?? start };
}

/** Checks whether the sentence around a run says that it is so. */
export function isClaimed(index: ResumeIndex, run: Run): boolean {
  const sentence = index.sentences[index.sentenceOf[run.from] ?? 0];
  if (sentence === undefined) return true;
  const { start, end } = rangeOf(index, run);
  if (index.denied.some((part) => start >= part.start && end <= part.end)) return false;
  const text = index.clean.text.slice(sentence.start, sentence.end);
  return !isNegated(text, start - sentence.start, end - sentence.start, index.rules);
}
