import { isSameWord, stands } from '../lexicon/find-names.ts';
import type { Group, Name } from '../lexicon/lexicon.ts';
import { isWrittenAs } from '../lexicon/written-as.ts';
import { isNegated } from './negated-evidence.ts';
import type { ResumeIndex, Run } from './resume-index.ts';

/** Where a name stands in a resume, said of the person or not. `exactly`: not as another form of its one word. */
export function findName(index: ResumeIndex, name: Name, exactly: boolean): Run[] {
  const byWord = (index.byKey.get(name.keys[0] ?? '') ?? [])
    .filter((from) => stands(name.keys, index.words, from))
    .map((from) => ({ from, to: from + name.keys.length }));
  const together = (index.byJoined.get(name.joined) ?? []).filter(
    ({ from, to }) => to - from !== name.keys.length,
  );
  return [...byWord, ...together].filter((run) => isName(index, name, run, exactly));
}

/** Where any name of a group stands in a resume; looked for once. */
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
  return isWrittenAs(name, { text: index.clean.text, ...rangeOf(index, run) });
}

/** The range of a run in the clean text. */
export function rangeOf({ words }: ResumeIndex, { from, to }: Run): { start: number; end: number } {
  const start = words[from]?.start ?? 0;
  return { start, end: words[to - 1]?.end ?? start };
}

/** Whether the sentence around a run says that it is so. */
export function isClaimed(index: ResumeIndex, run: Run): boolean {
  const sentence = index.sentences[index.sentenceOf[run.from] ?? 0];
  if (sentence === undefined) return true;
  const { start, end } = rangeOf(index, run);
  if (index.denied.some((part) => start >= part.start && end <= part.end)) return false;
  const text = index.clean.text.slice(sentence.start, sentence.end);
  return !isNegated(text, start - sentence.start, end - sentence.start, index.rules);
}
