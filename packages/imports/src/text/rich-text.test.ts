import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { plainLine } from './line.ts';
import { richLines } from './rich-text.ts';

it.each([
  {
    it: 'makes a line of each point',
    html: '<ul><li>One</li><li><p>Two</p></li></ul>',
    lines: [{ text: 'One' }, { text: 'Two' }],
  },
  {
    it: 'parts lines at breaks',
    html: 'One<br>Two<br/>',
    lines: [{ text: 'One' }, { text: 'Two' }],
  },
  {
    it: 'keeps bold, italic and links',
    html: '<p>A <b>bold</b> <em>word</em> and <a href="https://a.example">a link</a></p>',
    lines: [
      {
        text: 'A bold word and a link',
        marks: [
          { from: 2, to: 6, bold: true },
          { from: 7, to: 11, italic: true },
          { from: 16, to: 22, href: 'https://a.example' },
        ],
      },
    ],
  },
  {
    it: 'moves marks with a bullet that goes',
    html: '<p>• <b>Yes</b></p>',
    lines: [{ text: 'Yes', marks: [{ from: 0, to: 3, bold: true }] }],
  },
  {
    it: 'writes out an address that is no link',
    html: '<a href="javascript:alert(1)">Me</a>',
    lines: [{ text: 'Me (javascript:alert(1))' }],
  },
  {
    it: 'leaves scripts and styles out',
    html: '<style>p{}</style><p>Hi</p><script>x()</script>',
    lines: [{ text: 'Hi' }],
  },
  { it: 'reads entities', html: 'R&amp;D &lt;3', lines: [{ text: 'R&D <3' }] },
  {
    it: 'takes plain text by its lines',
    html: '• 2 < 3\n- b & c\n\n',
    lines: [{ text: '2 < 3' }, { text: 'b & c' }],
  },
])('$it', ({ html, lines }) => {
  expect(richLines(html)).toEqual(lines);
});

it('writes the address of a link behind its words where a text has no marks', () => {
  const [line] = richLines('<p>See <a href="https://a.example">this</a>, now</p>');
  expect(line && plainLine(line)).toBe('See this (https://a.example), now');
});

const word = fc.constantFrom('one', 'two', 'drei', 'четыре');
const piece = fc.oneof(
  word,
  word.map((each) => `<b>${each}</b>`),
  word.map((each) => `<p>${each}</p>`),
  word.map((each) => `<ul><li>${each}</li></ul>`),
  fc.constantFrom('<br>', '<p>', '</p>', '&amp;', '<!-- no -->', '<i>', '</div>'),
);

test.prop([fc.array(piece)])('loses no word of any HTML, whatever its nesting', (pieces) => {
  const html = pieces.join(' ');
  const words = (text: string) => text.match(/one|two|drei|четыре/gu) ?? [];
  expect(words(richLines(html).map(plainLine).join(' '))).toEqual(words(html));
});
