import { listSentences, type Stretch } from '../text/sentences.ts';
import type { Word } from '../text/words.ts';
import { isBoilerplate, isPerk, listBoilerplate } from './boilerplate.ts';
import { ASKING_CUE, EMPLOYER_SPEAKS, NICE_CUE } from './cues.ts';
import { listNegated } from './negated.ts';
import { type Part, placeLines } from './place-lines.ts';
import type { Sentence, SentenceKind } from './sentence.ts';
import { isShouting } from './shouting.ts';
import { tellsTask } from './tells-task.ts';
import { isListItem, isTitle } from './title.ts';

/** Above this share of dropped text the parts were misread; see `failOpen`. */
const DROPPED_AT_MOST = 0.5;

/** Parts a posting's clean text into sentences and says what each is. Headings are no sentences. */
export function segment(text: string, words: readonly Word[]): Sentence[] {
  const lines = placeLines(text);
  const sentences: Sentence[] = [];
  for (const { line, part, rest } of lines) {
    const written = text.slice(line.start, line.end);
    let asked = false;
    for (const stretch of listSentences(text, rest)) {
      const isFirst = sentences.length === 0;
      const isItsTitle = isFirst && isTitle(written, part.heading);
      const kind = isItsTitle ? 'title' : kindOfLine(part, written);
      const sentence = readSentence(text, stretch, { ...part, kind });
      sentences.push(asked ? goesOn(sentence) : sentence);
      asked ||= part.kind === 'intro' && sentence.kind === 'prose';
    }
  }
  const hasParts = lines.some(({ part: { kind } }) => ASKING_PARTS.has(kind));
  return withWords(shoutAll(text, askSomewhere(failOpen(sentences), hasParts)), words);
}

const ASKING_PARTS: ReadonlySet<Part['kind']> = new Set(['must', 'nice', 'duty']);

/** Behind a sentence that asks, the rest of its paragraph asks too, but where the employer speaks of itself. */
const goesOn = (sentence: Sentence): Sentence =>
  sentence.kind === 'intro' && !EMPLOYER_SPEAKS.test(sentence.text)
    ? { ...sentence, kind: 'prose' }
    : sentence;

/** An item of a list under no heading that we know is asked for. */
const kindOfLine = ({ kind }: Part, line: string): Part['kind'] =>
  kind === 'intro' && isListItem(line) ? 'prose' : kind;

function readSentence(
  text: string,
  { start, end }: Stretch,
  part: { kind: SentenceKind; about: boolean; foreign: boolean },
): Sentence {
  const said = text.slice(start, end);
  const boilerplate = part.foreign || isBoilerplate(said);
  const kind = boilerplate || isPerk(said) ? 'drop' : kindWithin(part, said);
  return { start, end, text: said, kind, boilerplate, shouted: isShouting(said), words: [] };
}

/** A sentence is of its part's kind, but for cues of its own. */
function kindWithin({ kind, about }: { kind: SentenceKind; about: boolean }, said: string) {
  const asks = (ASKING_CUE.test(said) && !EMPLOYER_SPEAKS.test(said)) || tellsTask(said);
  if (kind === 'drop') return about && asks ? 'prose' : 'drop';
  if (kind === 'title') return kind;
  if (NICE_CUE.test(said)) return 'nice';
  if (kind === 'prose' && !asks && EMPLOYER_SPEAKS.test(said)) return 'intro';
  return kind === 'intro' && asks ? 'prose' : kind;
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
    sentence.kind === 'drop' && !sentence.boilerplate && !isPerk(sentence.text)
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
    each.kind === 'intro' && !(asks && EMPLOYER_SPEAKS.test(each.text))
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
    return { ...sentence, words: dropNegated(sentence, words.slice(from, next), title) };
  });
}

/** Words on both sides of what is left out are no neighbours. */
function dropNegated(
  { text, start: origin }: Sentence,
  words: readonly Word[],
  title: string | undefined,
): Word[] {
  const negated = [...listNegated(text, title), ...listBoilerplate(text)];
  let cut = false;
  return words.flatMap((word) => {
    const at = word.start - origin;
    const before = cut;
    cut = negated.some(({ start, end }) => at >= start && at < end);
    if (cut) return [];
    return [before ? { ...word, breaks: true } : word];
  });
}
