import { layOut } from '@shortlist/layout';
import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';
import { LETTER, type Letter, SECTIONS } from '@shortlist/model';
import { designLetter, loadDesigns } from '@shortlist/templates';
import { expect, it } from 'vitest';
import { describeText, diffLetters, markPages } from './index.ts';
import { lettersAt, typewriter } from './marks/marked-letters.test-support.ts';

const say = (message: Message<'differences'>) =>
  formatMessage(ENGLISH, { differences: en.differences }, message);

const LINES = { date: '2026-11-28', subject: 'Bridge engineer', closing: 'Yours sincerely,' };
const BLOCKS = [
  { id: 'aaaaaaaa', text: 'I build bridges.' },
  { id: 'bbbbbbbb', text: 'The Forth took nine years.' },
  { id: 'cccccccc', text: 'I would like to build yours.' },
];

type Said = { letter?: object; recipient?: object; contact?: object; blocks?: object[] };

const letterOf = ({ letter, recipient, contact, blocks = BLOCKS }: Said = {}) =>
  LETTER.readParts(
    Object.entries({
      letter: { ...LINES, ...letter },
      recipient: { company: 'Acme', address: 'Road 1\nTown', ...recipient },
      contact: { fullName: 'Ada King', email: 'ada@example.org', ...contact },
      body: { blocks },
    }).map(([key, content]) => ({ key, schema: 1, content })),
    SECTIONS,
  ) as Letter;

const sentences = (before: Letter, after: Letter, hasIds = true) =>
  diffLetters(before, after, { hasIds }).texts.map((change) => say(describeText(change)));

it.each<{ what: string; after: Said; says: string[] }>([
  { what: 'nothing', after: {}, says: [] },
  {
    what: 'the head',
    after: { contact: { email: 'ada@example.com' } },
    says: ['Name and contact: “ada@example.org” is now “ada@example.com”.'],
  },
  {
    what: 'a line',
    after: { letter: { subject: 'Chief engineer' } },
    says: ['Subject: “Bridge” is now “Chief”.'],
  },
  {
    what: 'a line of an address',
    after: { recipient: { address: 'Third floor\nRoad 1\nTown' } },
    says: ['Recipient: “Third floor” was added.'],
  },
  {
    what: 'the date, as it is printed',
    after: { letter: { date: '2026-11-29' } },
    says: ['Date: “28,” is now “29,”.'],
  },
  {
    what: 'words of a paragraph, by its id',
    after: { blocks: [{ id: 'aaaaaaaa', text: 'I design.' }, ...BLOCKS.slice(1)] },
    says: ['Text: “build bridges.” is now “design.”.'],
  },
  {
    what: 'a paragraph that has moved',
    after: { blocks: [...BLOCKS.slice(1), ...BLOCKS.slice(0, 1)] },
    says: ['Text: “I build bridges.” has moved.'],
  },
  {
    what: 'a paragraph that is gone',
    after: { blocks: BLOCKS.slice(1) },
    says: ['Text: “I build bridges.” was removed.'],
  },
])('two letters differ in $what', ({ after, says }) => {
  expect(sentences(letterOf(), letterOf(after))).toEqual(says);
});

it('paragraphs of two letters are paired by what they say', () => {
  const blocks = BLOCKS.map(({ text }, at) => ({ id: `dddddddd${at}`, text: `${text} Truly.` }));
  expect(sentences(letterOf(), letterOf({ blocks }), false)).toEqual(
    BLOCKS.map(() => 'Text: “Truly.” was added.'),
  );
});

it('choices of the look that differ are named', () => {
  const before = letterOf();
  const after = { ...before, look: { ...before.look, paper: 'a4' as const } };
  expect(diffLetters(before, after, { hasIds: true }).look).toEqual([
    { knob: 'paper', before: null, after: 'a4' },
  ]);
});

const designs = await loadDesigns();

it.each(designs.all.map(({ id }) => id))('what differs is marked on the pages of %s', (design) => {
  const inDesign = (letter: Letter) => ({ ...letter, look: { ...letter.look, design } });
  const before = inDesign(letterOf({ blocks: [...BLOCKS, { text: 'At last.' }] }));
  const after = inDesign(
    letterOf({
      letter: { subject: 'Chief engineer' },
      recipient: { address: 'Road 1\nCity' },
      contact: { email: 'ada@example.com' },
    }),
  );
  const difference = diffLetters(before, after, { hasIds: true });
  const markedOn = (letter: Letter, side: 'before' | 'after') => {
    const options = { sections: SECTIONS, language: 'en', designs } as const;
    const paged = layOut(designLetter(letter, options), typewriter);
    const marks = markPages(difference, paged, { side, measurer: typewriter });
    return Object.fromEntries(lettersAt(paged, marks));
  };
  expect(markedOn(before, 'before')).toEqual({
    'contact.email': 'adaexampleorg',
    'recipient.address.1': 'Town',
    'letter.subject': 'Bridge',
    'body.3': 'Atlast',
  });
  expect(markedOn(after, 'after')).toEqual({
    'contact.email': 'adaexamplecom',
    'recipient.address.1': 'City',
    'letter.subject': 'Chief',
  });
});
