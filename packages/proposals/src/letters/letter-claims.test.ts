import { standardLexicon } from '@shortlist/keywords';
import { LETTER, type Letter, type PointId, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { checkLetter, type LetterSources } from '../index.ts';
import { FRESH_LETTERS, SECOND_FRESH_LETTERS } from '../sets/fresh-letters.test-support.ts';
import { DRAFTING_LETTERS, type LetterSet, RECIPIENT } from './letter-sentences.test-support.ts';

/** A letter with these paragraphs. */
function letterOf(paragraphs: readonly string[], subject = ''): Letter {
  const empty = LETTER.readParts([], SECTIONS);
  return {
    ...empty,
    recipient: RECIPIENT,
    letter: { ...empty.letter, subject },
    body: { blocks: paragraphs.map((text, at) => ({ id: `p${at}` as PointId, text })) },
  };
}

const TODAY = '2026-11-28';

type Sentence = { says: string; marked: string[]; wanted: string | undefined };

/** Reads each sentence of a set, behind the one that its letter begins with. */
const readSet = (set: LetterSet): Sentence[] =>
  Object.values(set).flatMap(({ resume, posting = '', subject, planted, true: carried }) => {
    const all = [
      ...planted.map(([says, wanted]) => ({ says, wanted })),
      ...carried.map((says) => ({ says, wanted: undefined })),
    ];
    return all.map(({ says, wanted }) => {
      const letter = letterOf([carried[0] ?? '', says], subject);
      const sources = { resume, posting, today: TODAY, lexicon: standardLexicon() };
      const marked = checkLetter(letter, sources)
        .claims.filter(({ source }) => source === 'body.1')
        .map(({ start, end }) => says.slice(start, end));
      return { says, wanted, marked };
    });
  });

/** Sentences that fail after the kinds of fault were mended; the README has the figures of the first run of each set. */
const LEFT = [
  {
    name: 'the set of the draft',
    set: DRAFTING_LETTERS,
    count: [37, 52],
    missed: [],
    marked: [],
  },
  {
    name: 'the first fresh set',
    set: FRESH_LETTERS,
    count: [30, 39],
    // The resume has six minutes and two students.
    missed: ['Meinen Master machte ich in Informatik.'],
    marked: ['Food cost was 34 percent when I came; it is 27 now.'],
  },
  {
    name: 'the second fresh set',
    set: SECOND_FRESH_LETTERS,
    count: [23, 29],
    missed: [],
    marked: ['A good story beats a big budget nine times out of ten.'],
  },
];

describe.each(LEFT)('[LT3] what a letter states and its resume does not carry: $name', (left) => {
  const sentences = readSet(left.set);
  const planted = sentences.filter(({ wanted }) => wanted !== undefined);
  const carried = sentences.filter(({ wanted }) => wanted === undefined);

  it('is marked at its words', () => {
    expect([planted.length, carried.length]).toEqual(left.count);
    const missed = planted.filter(
      ({ wanted = '', marked }) =>
        !marked.some((each) => each.includes(wanted) || wanted.includes(each)),
    );
    expect(missed.map(({ says }) => says)).toEqual(left.missed);
  });

  it('is all that is marked', () => {
    const marked = carried.filter((each) => each.marked.length > 0);
    expect(marked.map(({ says }) => says)).toEqual(left.marked);
  });
});

describe('[LT3] claims of a letter', () => {
  const claimsOf = (paragraphs: readonly string[], more: Partial<LetterSources> = {}) =>
    checkLetter(letterOf(paragraphs), {
      ...{ resume: '', posting: '', today: TODAY, lexicon: standardLexicon(), ...more },
    }).claims.map(({ kind, source, start, end }) => {
      const text = paragraphs[Number(source.slice('body.'.length))] ?? '';
      return [source, kind, text.slice(start, end)];
    });

  it('name their paragraph, their kind and their words', () => {
    expect(
      claimsOf(['I led 12 people at Globex.', 'As director I used Docker. In 2011 I began.']),
    ).toEqual([
      ['body.0', 'number', '12'],
      ['body.0', 'name', 'Globex'],
      ['body.1', 'title', 'director'],
      ['body.1', 'skill', 'Docker'],
      ['body.1', 'date', '2011'],
    ]);
  });

  it('are not the posting’s title, the reader, places left open, or an address of the reader', () => {
    const posting = 'Site Reliability Director\nZenith Systems\nRequirements\n- Docker';
    expect(
      claimsOf(
        [
          'Site Reliability Director is what I am.',
          'Zenith, Ms. Roe! [why this company]',
          'I led 12.',
        ],
        { posting },
      ),
    ).toEqual([['body.2', 'number', '12']]);
  });

  it('are not hidden by what a blank beside them says', () => {
    expect(claimsOf(['[when you are free to talk] I led 12.'])).toEqual([
      ['body.0', 'number', '12'],
    ]);
  });

  it('are those of each letter, whatever was read before it', () => {
    const says = ['I led 12 people with Docker.'];
    const marked = [
      ['body.0', 'number', '12'],
      ['body.0', 'skill', 'Docker'],
    ];
    expect(claimsOf(says)).toEqual(marked);
    expect(claimsOf(says, { resume: 'Led 12 people with Docker' })).toEqual([]);
    expect(claimsOf([...says, 'I led 12 people.'])).toEqual([
      ...marked,
      ['body.1', 'number', '12'],
    ]);
  });

  it('are those of the writer, beside what is said of the reader', () => {
    expect(claimsOf(['You need 10 engineers, I have led 20.'])).toEqual([
      ['body.0', 'number', '20'],
    ]);
    expect(claimsOf(['You will find somebody who led 15.'])).toEqual([['body.0', 'number', '15']]);
  });

  it('are read a stretch of whole words at a time where no sentence ends', () => {
    // A stretch that began within "Bayou" would begin with "you", and be said of the reader.
    for (let more = 0; more < 'and Bayou '.length; more += 1) {
      const paragraph = `${'x'.repeat(more)} ${'and Bayou '.repeat(110)} 12 people`;
      expect(claimsOf([paragraph]).filter(([, kind]) => kind === 'number')).toHaveLength(1);
    }
  });
});
