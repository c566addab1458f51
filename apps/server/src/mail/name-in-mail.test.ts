import { expect, it } from 'vitest';
import { nameInMail } from './name-in-mail.ts';

it.each([
  { name: 'Ada Lovelace', said: 'Ada Lovelace' },
  { name: '  Ada\r\nKing\t ', said: 'Ada King' },
  { name: "Siobhán O'Neill-Łuczak", said: "Siobhán O'Neill-Łuczak" },
  { name: 'Dr. J.R.R. Tolkien Jr.', said: 'Dr JRR Tolkien Jr' },
  { name: '王小明', said: '王小明' },
  { name: 'アダ・キング', said: 'アダ キング' },
  { name: 'علی\u200Cرضا', said: 'علی\u200Cرضا' },
  { name: 'ประเสริฐ สุข', said: 'ประเสริฐ สุข' },
  { name: 'You won! Claim it at evil-prize.com/x today', said: 'You won Claim it at today' },
  { name: 'https://evil.example/a?b Ada', said: 'Ada' },
  { name: 'Ada (mail me: ada@evil.example)', said: 'Ada mail me' },
  { name: 'Ada evil\u3002com evil\uFF0Ecom evil\uFF61com', said: 'Ada' },
  { name: 'Ada evil\u2024com evil\uFE52com evil\uA4F8com evil\u{1D16D}com', said: 'Ada' },
  { name: 'Ada ev\u200Bil.com ev\u00ADil.c\u2060om', said: 'Ada' },
  { name: 'Ada evil\u33C7m', said: 'Ada' }, // ㏇, which is "Co."
  { name: 'Ada \u202Emoc.live\u202C King', said: 'Ada King' },
  { name: 'Call +1 555 0100 now', said: 'Call now' },
  { name: 'www.evil.com', said: '' },
  { name: '\u202E \u3164 \u0301 … 🎉 2026', said: '' },
  { name: `a${'\u0334'.repeat(60)}`, said: '' },
  { name: `Ada ${'Very '.repeat(20)}`, said: 'Ada Very Very Very Very Very Very Very' },
  { name: 'x'.repeat(60), said: `${'x'.repeat(39)}…` },
  { name: 'e\u0323'.repeat(60), said: `${'\u1EB9'.repeat(39)}…` },
])('says “$name” as “$said”', ({ name, said }) => {
  expect(nameInMail(name)).toBe(said);
  expect(said.length).toBeLessThanOrEqual(40);
});
