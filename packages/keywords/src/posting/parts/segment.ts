import type { Language } from '../../languages/language.ts';
import { listSentences, type TextRange } from '../../text/sentences.ts';
import type { Word } from '../../text/words.ts';
import { isBoilerplate, isPerk, listBoilerplate } from '../left-out/boilerplate.ts';
import { listHouseTalk } from '../left-out/house-talk.ts';
import { markMargins } from '../left-out/margins.ts';
import { listNamedOthers } from '../left-out/named-others.ts';
import { listNegated } from '../left-out/negated.ts';
import { listNotAsked } from '../left-out/not-asked.ts';
import { isShouting } from '../shouting.ts';
import { isListItem, isTitle } from '../title.ts';
import { asksFor, employerSpeaks, saysNice } from './cues.ts';
import { type Part, placeLines } from './place-lines.ts';
import type { Sentence, SentenceKind } from './sentence.ts';
import { tellsTask } from './tells-task.ts';

/** Above this share of dropped text the parts were misread; see `failOpen`. */
const DROPPED_AT_MOST = 0.5;

/**
 * Parts a posting's clean text into sentences and says what each is. Headings are no sentences. `rules` are those of its
 * language where that is not English.
 */
export function segment(text: string, words: readonly Word[], rules?: Language): Sentence[] {
  const lines = placeLines(text, rules);
  const sentences: Sentence[] = [];
  for (const { line, part, rest, isHeading } of lines) {
    const written = text.slice(line.start, line.end);
    let asked = false;
    for (const stretch of listSentences(text, rest)) {
      const isFirst = sentences.every(({ foreign }) => foreign) && !part.foreign;
      const isItsTitle = isFirst && isTitle(written, part.heading);
      const kind = isItsTitle ? 'title' : kindOfLine(part, written);
      const item = isListItem(written);
      const sentence = {
        ...readSentence(text, stretch, { ...part, kind }, rules),
        item,
        heading: isHeading,
      };
      sentences.push(asked ? goesOn(sentence) : sentence);
      asked ||= part.kind === 'intro' && sentence.kind === 'prose';
    }
  }
  const hasParts = lines.some(({ part: { kind } }) => ASKING_PARTS.has(kind));
  const asked = askSomewhere(failOpen(sentences), hasParts);
  return withWords(markMargins(shoutAll(text, asked), text.length), words);
}

const ASKING_PARTS: ReadonlySet<Part['kind']> = new Set(['must', 'nice', 'duty']);

/** Behind a sentence that asks, the rest of its paragraph asks too, but where the employer speaks of itself. */
const goesOn = (sentence: Sentence): Sentence =>
  sentence.kind === 'intro' && !employerSpeaks(sentence.text, sentence.rules)
    ? { ...sentence, kind: 'prose' }
    : sentence;

/** An item of a list under no heading that we know is asked for. */
const kindOfLine = ({ kind }: Part, line: string): Part['kind'] =>
  kind === 'intro' && isListItem(line) ? 'prose' : kind;

function readSentence(
  text: string,
  { start, end }: TextRange,
  part: { kind: SentenceKind; about: boolean; foreign: boolean },
  rules: Language | undefined,
): Sentence {
  const said = text.slice(start, end);
  const boilerplate = part.foreign || isBoilerplate(said, rules);
  const kind = boilerplate || isPerk(said, rules) ? 'drop' : kindWithin(part, said, rules);
  const shouted = isShouting(said);
  return {
    start,
    end,
    text: said,
    kind,
    boilerplate,
    foreign: part.foreign,
    shouted,
    item: false,
    heading: false,
    margin: false,
    words: [],
    denied: [],
    ...(rules && { rules }),
  };
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
  if (kind === 'prose' && !asks && employerSpeaks(said, rules)) return 'intro';
  return kind === 'intro' && asks ? 'prose' : kind;
}

/**
 * Takes back what is dropped when that is more than half of a posting, since a heading was misread: only what
 * is boilerplate for certain stays dropped. To show a perk as a keyword is a smaller harm than to lose the posting.
 */
function failOpen(sentences: Sentence[]): Sentence[] {
  const length = (of: Sentence[]) => of.reduce((sum, { start, end }) => sum + end - start, 0);
  const own = sentences.filter(({ foreign }) => !foreign);
  const dropped = own.filter(({ kind }) => kind === 'drop');
  if (length(dropped) <= DROPPED_AT_MOST * length(own)) return sentences;
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
  const title = sentences.find(({ kind }) => kind === 'title')?.text;
  let next = 0;
  return sentences.map((sentence) => {
    while ((words[next]?.start ?? sentence.start) < sentence.start) next += 1;
    const from = next;
    while ((words[next]?.start ?? sentence.end) < sentence.end) next += 1;
    return { ...sentence, ...withoutDenied(sentence, words.slice(from, next), title) };
  });
}

/** Words on both sides of what is left out are no neighbours. */
function withoutDenied(
  { text, start: origin, rules }: Sentence,
  words: readonly Word[],
  title: string | undefined,
): Pick<Sentence, 'words' | 'denied'> {
  const denied = [...listNegated(text, title), ...listNotAsked(text, rules)];
  const told = [...listNamedOthers(text), ...listHouseTalk(text)];
  const left = [...denied, ...listBoilerplate(text), ...told];
  const within = (stretches: readonly TextRange[], { start }: Word) =>
    stretches.some((each) => start - origin >= each.start && start - origin < each.end);
  let cut = false;
  const kept = words.flatMap((word) => {
    const before = cut;
    cut = within(left, word);
    if (cut) return [];
    return [before ? { ...word, breaks: true } : word];
  });
  return { words: kept, denied: words.filter((word) => within(denied, word)) };
}
