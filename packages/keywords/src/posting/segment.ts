import { VERBS } from '../candidates/chunk-words.ts';
import type { Language } from '../languages/language.ts';
import { listLines, listSentences, type Stretch } from '../text/sentences.ts';
import { wordSet } from '../text/word-set.ts';
import type { Word } from '../text/words.ts';
import { isBoilerplate, isPerk } from './boilerplate.ts';
import { asksFor, employerSpeaks, saysNice } from './cues.ts';
import {
  deniesAll,
  headingKind,
  isHeadingLine,
  opensOtherJobs,
  runInHeadingLength,
} from './heading.ts';
import { listNegated } from './negated.ts';
import type { PartKind } from './part-kind.ts';
import type { Sentence, SentenceKind } from './sentence.ts';
import { isShouting } from './shouting.ts';
import { isListItem, isTitle } from './title.ts';

/** Above this share of dropped text the parts were misread; see `failOpen`. */
const DROPPED_AT_MOST = 0.5;

/** What leads a line: bullets, numbers, emoji. */
const LEAD = /^(?:[^\p{L}\p{N}.$£€("'+#]|[-*+~](?=\s)|\(?[a-z\d]{1,2}[.)](?=\s))+/u;

/** A part of the posting, the heading that opened it, and whether that spoke of the employer. */
type Part = {
  kind: PartKind | 'intro' | 'prose';
  heading?: string;
  about: boolean;
  /** Not of this job for certain: what it is not, and other jobs. */
  foreign: boolean;
};

/** A line end and another are a blank line. */
const LINE_ENDS_OF_A_GAP = 2;

/** A line with the part it stands in and what of it is no heading. */
type PlacedLine = { line: Stretch; part: Part; rest: Stretch };

/**
 * Parts a posting's clean text into sentences and says what each is. Headings are no sentences. `rules` are those of its
 * language where that is not English.
 */
export function segment(text: string, words: readonly Word[], rules?: Language): Sentence[] {
  const lines = placeLines(text, rules);
  const sentences: Sentence[] = [];
  for (const { line, part, rest } of lines) {
    const written = text.slice(line.start, line.end);
    for (const stretch of listSentences(text, rest)) {
      const isFirst = sentences.length === 0;
      const isItsTitle = isFirst && isTitle(written, part.heading);
      const kind = isItsTitle ? 'title' : kindOfLine(part, written);
      sentences.push(readSentence(text, stretch, { ...part, kind }, rules));
    }
  }
  const hasParts = lines.some(({ part }) => part.heading !== undefined && part.kind !== 'drop');
  return withWords(shoutAll(text, askSomewhere(failOpen(sentences), hasParts)), words);
}

/** Says of each line which part it stands in. */
function placeLines(text: string, rules: Language | undefined): PlacedLine[] {
  const placed: PlacedLine[] = [];
  // Who pastes a mere list pastes the list of what is asked for.
  const kind = isListItem(text.trimStart()) ? 'prose' : 'intro';
  let part: Part = { kind, about: false, foreign: false };
  let last = { end: 0, isHeading: false };
  for (const line of listLines(text)) {
    const { opened, rest } = openPart(text, line, rules);
    const gap = text.slice(last.end, line.start);
    const own = opened ?? endOfDenial(part, gap, last.isHeading);
    placed.push({ line, part: own, rest });
    // "Location: Pune" speaks of its own line only.
    const isOfLine = opened?.kind === 'drop' && rest.end > rest.start;
    part = isOfLine ? part : own;
    last = { end: line.end, isHeading: opened !== undefined };
  }
  return placed;
}

/** An item of a list under no heading that we know is asked for. */
const kindOfLine = ({ kind }: Part, line: string): Part['kind'] =>
  kind === 'intro' && isListItem(line) ? 'prose' : kind;

/**
 * What the job is not stands up to the next heading, known or not: behind a blank line other things stand. `gap` is what
 * stands between two lines.
 */
function endOfDenial(part: Part, gap: string, isUnderHeading: boolean): Part {
  const denies = part.heading !== undefined && deniesAll(part.heading);
  const isApart = gap.split('\n').length > LINE_ENDS_OF_A_GAP;
  return denies && isApart && !isUnderHeading
    ? { kind: 'prose', about: false, foreign: false }
    : part;
}

/** Reads a line's heading, if it has one, and what stands behind it. */
function openPart(
  text: string,
  line: Stretch,
  rules: Language | undefined,
): { opened?: Part; rest: Stretch } {
  const start = line.start + (LEAD.exec(text.slice(line.start, line.end))?.[0].length ?? 0);
  const bare = text.slice(start, line.end);
  const length =
    isHeadingLine(bare, rules) && headingKind(bare, rules)
      ? bare.length
      : runInHeadingLength(bare, rules);
  const heading = bare.slice(0, length).replace(/[\s:|-]+$/, '');
  const kind = length > 0 ? headingKind(heading, rules) : undefined;
  if (kind === undefined) return { rest: { start, end: line.end } };
  const about =
    kind === 'drop' && /^(?:about|who|company|our|overview|why|the company)\b/i.test(heading);
  const foreign = deniesAll(heading) || opensOtherJobs(heading);
  return {
    opened: { kind, heading, about, foreign },
    rest: { start: start + length, end: line.end },
  };
}

function readSentence(
  text: string,
  { start, end }: Stretch,
  part: { kind: SentenceKind; about: boolean; foreign: boolean },
  rules: Language | undefined,
): Sentence {
  const said = text.slice(start, end);
  const boilerplate = part.foreign || isBoilerplate(said, rules);
  const kind = boilerplate || isPerk(said, rules) ? 'drop' : kindWithin(part, said, rules);
  const shouted = isShouting(said);
  return { start, end, text: said, kind, boilerplate, shouted, words: [], ...(rules && { rules }) };
}

/** A sentence is of its part's kind, but for cues of its own. */
function kindWithin(
  { kind, about }: { kind: SentenceKind; about: boolean },
  said: string,
  rules: Language | undefined,
) {
  const asks = (asksFor(said, rules) && !employerSpeaks(said, rules)) || tellsTask(said);
  if (kind === 'drop') return about && asks ? 'prose' : 'drop';
  if (kind === 'title') return kind;
  if (saysNice(said, rules)) return 'nice';
  return kind === 'intro' && asks ? 'prose' : kind;
}

/** Words of a task at least. */
const TASK_AT_LEAST = 4;
/** Said to the reader, not of the work: "Join a growing team". */
const PITCH = wordSet(
  'join come go see find look think enjoy love want help become begin start stay bring believe learn apply make take get love share thrive grow',
);

/** Whether a sentence begins as a duty does: "Lead the front desk and train new starters." */
function tellsTask(said: string): boolean {
  const words = said.toLowerCase().match(/[a-z'-]+/g) ?? [];
  const [first = ''] = words;
  return words.length >= TASK_AT_LEAST && VERBS.has(first) && !PITCH.has(first);
}

/**
 * When more than half of a posting would be dropped, a heading was misread: only what is boilerplate
 * for certain stays dropped. To show a perk as a keyword is a smaller harm than to lose the posting.
 */
function failOpen(sentences: Sentence[]): Sentence[] {
  const length = (of: Sentence[]) => of.reduce((sum, { start, end }) => sum + end - start, 0);
  const dropped = sentences.filter(({ kind }) => kind === 'drop');
  if (length(dropped) <= DROPPED_AT_MOST * length(sentences)) return sentences;
  return sentences.map((sentence) =>
    sentence.kind === 'drop' && !sentence.boilerplate && !isPerk(sentence.text, sentence.rules)
      ? { ...sentence, kind: 'prose' }
      : sentence,
  );
}

/**
 * A posting without a heading that we know (one long text, another's headings, a bare list) asks all along, but where
 * the employer speaks of itself.
 */
function askSomewhere(sentences: Sentence[], hasParts: boolean): Sentence[] {
  if (hasParts) return sentences;
  const asks = sentences.some(
    ({ kind }) => kind !== 'title' && kind !== 'intro' && kind !== 'drop',
  );
  return sentences.map((each) =>
    each.kind === 'intro' && !(asks && employerSpeaks(each.text, each.rules))
      ? { ...each, kind: 'prose' }
      : each,
  );
}

/** In a posting that is written in capitals, a sentence of few letters shouts too. */
const shoutAll = (text: string, sentences: Sentence[]): Sentence[] =>
  isShouting(text) ? sentences.map((each) => ({ ...each, shouted: true })) : sentences;

/** Deals the words out to the sentences they stand in, negated ones left out. */
function withWords(sentences: Sentence[], words: readonly Word[]): Sentence[] {
  let next = 0;
  return sentences.map((sentence) => {
    while ((words[next]?.start ?? sentence.start) < sentence.start) next += 1;
    const from = next;
    while ((words[next]?.start ?? sentence.end) < sentence.end) next += 1;
    return { ...sentence, words: dropNegated(sentence, words.slice(from, next)) };
  });
}

/** Words on both sides of what is left out are no neighbours. */
function dropNegated({ text, start: origin, rules }: Sentence, words: readonly Word[]): Word[] {
  const negated = listNegated(text, rules);
  let cut = false;
  return words.flatMap((word) => {
    const at = word.start - origin;
    const before = cut;
    cut = negated.some(({ start, end }) => at >= start && at < end);
    if (cut) return [];
    return [before ? { ...word, breaks: true } : word];
  });
}
