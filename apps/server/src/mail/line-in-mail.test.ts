import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { lineInMail } from './line-in-mail.ts';

it.each([
  { text: 'Call Bo at 14:00, v2.5', said: 'Call Bo at 14:00, v2. 5' },
  { text: ' Senior\r\n\tEngineer (m/w/d) ', said: 'Senior Engineer (m/w/d)' },
  { text: 'Node.js at St. Gallen', said: 'Node. js at St. Gallen' },
  { text: 'See https://evil.example/a?b=c.d', said: 'See https: //evil. example/a?b=c. d' },
  { text: 'Write to bo@evil.example', said: 'Write to bo@ evil. example' },
  {
    text: 'evil\uFF0Ecom evil\u3002com evil\uFF61com',
    said: 'evil. com evil\u3002 com evil\u3002 com',
  },
  { text: 'ev\u200Bil.com \u202Emoc.live', said: 'evil. com moc. live' },
  { text: 'mailto:bo', said: 'mailto: bo' },
  { text: 'x'.repeat(200), said: `${'x'.repeat(99)}…` },
  { text: '', said: '' },
])('says “$text” as “$said”', ({ text, said }) => {
  expect(lineInMail(text)).toBe(said);
});

const piece = fc.constantFrom(
  'http',
  ':',
  '/',
  '\\',
  '.',
  '@',
  'evil',
  'com',
  '7',
  ' ',
  '\n',
  '\u3002',
  '\u200B',
  '，',
  'é',
);

test.prop([fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))])(
  'has one line of at most 100 characters, and no address in it',
  (text) => {
    const line = lineInMail(text);
    expect(line.length).toBeLessThanOrEqual(100);
    expect(line).not.toMatch(/\p{Cc}|:[/\\]|\p{L}[.@\u3002]\p{L}/u);
  },
);
