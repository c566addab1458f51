import { expect, it } from 'vitest';
import { seal } from '../lib/seal.ts';
import { openMail, sealMail } from './seal.ts';

const MAIL = {
  to: 'ada@example.org',
  subject: 'Grüße',
  text: 'Zażółć: https://x.example/?token=abc',
};
const SECRET = 'a secret that is long enough to seal with';
const sealText = (text: string) => seal(text, { secret: SECRET, purpose: 'mails that wait' });

it('gives back a sealed mail to a holder of the secret, and shows none of it', () => {
  const sealed = sealMail(MAIL, SECRET);
  expect(openMail(sealed, SECRET)).toEqual(MAIL);
  expect(Buffer.from(sealed, 'base64').toString('latin1')).not.toMatch(/ada@|token|subject/u);
});

it('seals the same mail differently each time', () => {
  expect(sealMail(MAIL, SECRET)).not.toBe(sealMail(MAIL, SECRET));
});

it.each([
  { it: 'another secret', sealed: () => sealMail(MAIL, `${SECRET}!`) },
  { it: 'a changed letter', sealed: () => sealMail(MAIL, SECRET).replace(/.{6}$/u, 'AAAAA=') },
  { it: 'a part of it', sealed: () => sealMail(MAIL, SECRET).slice(0, 24) },
  { it: 'nothing', sealed: () => '' },
  { it: 'a mail of another form', sealed: () => sealText('{"to":["ada@example.org"]}') },
  { it: 'what is no mail', sealed: () => sealText('a mail') },
])('gives nothing for $it', ({ sealed }) => {
  expect(openMail(sealed(), SECRET)).toBeUndefined();
});
