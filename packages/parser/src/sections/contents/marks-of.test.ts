import { numberedIds, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { expect, it } from 'vitest';
import { printedText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../index.ts';

type Said = { text: string; bold?: boolean; italic?: boolean; link?: string };

/** The marks of the one point of a job, whose words are set as said. */
function marksOf(said: readonly Said[]) {
  let x = 90;
  const pieces = said.map((piece, at) => {
    const placed = { ...piece, x, before: at === 0 ? ('' as const) : (' ' as const) };
    x += piece.text.length * 5 + 3;
    return placed;
  });
  const { resume } = parseResume(
    printedText([
      { y: 40, pieces: [{ text: 'Ada Byron', size: 20 }] },
      { y: 80, pieces: [{ text: 'EXPERIENCE', bold: true }] },
      { y: 96, pieces: [{ text: 'Cook, Ritz' }, { text: '2019 – 2021', x: 480 }] },
      { y: 110, pieces: [{ text: '•', x: 78 }, ...pieces] },
    ]),
    numberedIds(),
  );
  const [job] = flatEntriesOf(resume, 'experience', SECTIONS);
  return { bullets: job?.bullets, marks: job?.values?.bullets };
}

it.each<{ it: string; said: Said[]; marks: object[] }>([
  {
    it: 'bold and italic words',
    said: [
      { text: 'Cut costs by' },
      { text: '12%', bold: true },
      { text: 'in' },
      { text: 'Go', italic: true },
    ],
    marks: [
      { from: 13, to: 16, bold: true },
      { from: 20, to: 22, italic: true },
    ],
  },
  {
    it: 'words with a link',
    said: [
      { text: 'Wrote' },
      { text: 'a guide', link: 'https://example.com/guide' },
      { text: 'to soups' },
    ],
    marks: [{ from: 6, to: 13, href: 'https://example.com/guide' }],
  },
  {
    it: 'words that are set alike as one',
    said: [{ text: 'Led', bold: true }, { text: 'three', bold: true }, { text: 'teams' }],
    marks: [{ from: 0, to: 9, bold: true }],
  },
])('[OC5] a point keeps $it', ({ said, marks }) => {
  const text = said.map((piece) => piece.text).join(' ');
  expect(marksOf(said)).toEqual({ bullets: `• ${text}`, marks: { marks: { 0: marks } } });
});

it.each<{ it: string; said: Said[] }>([
  { it: 'that is bold as a whole', said: [{ text: 'Led three teams', bold: true }] },
  {
    it: 'with a link that is no address',
    said: [{ text: 'Led' }, { text: 'teams', link: '#here' }],
  },
])('[OC5] a point $it has no marks', ({ said }) => {
  expect(marksOf(said).marks).toBeUndefined();
});
