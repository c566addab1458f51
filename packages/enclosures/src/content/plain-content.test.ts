import { expect, it } from 'vitest';
import { plainContent } from './plain-content.ts';

const plain = (content: string) => {
  const { bytes, showsText } = plainContent(Buffer.from(content, 'latin1'));
  return [Buffer.from(bytes).toString('latin1').replace(/\s+/gu, ' ').trim(), showsText];
};

it.each([
  {
    it: 'leaves operators as they are',
    content: '1 0 0 rg 0 0 1 1 re f',
    is: '1 0 0 rg 0 0 1 1 re f',
  },
  { it: 'cuts tags and ids', content: '/P <</MCID 0>> BDC 0 0 1 1 re f EMC', is: '0 0 1 1 re f' },
  { it: 'cuts artifacts', content: '/Artifact <</Type /Pagination>> BDC f EMC S', is: 'f S' },
  { it: 'cuts marks without a list', content: '/Tx BMC f /P BMC S EMC EMC n', is: 'f S n' },
  { it: 'cuts points', content: '/P MP f /P /Q DP S', is: 'f S' },
  { it: 'cuts lists by name', content: '/P /MC0 BDC f EMC', is: 'f' },
  { it: 'cuts an end without a beginning', content: 'f EMC S', is: 'f S' },
  {
    it: 'keeps layers',
    content: '/OC /L BDC /P <</MCID 1>> BDC f EMC EMC',
    is: '/OC /L BDC f EMC',
  },
  { it: 'ends a layer that is left open', content: '/OC /L BDC f', is: '/OC /L BDC f EMC' },
  {
    it: 'keeps what a text is, without its id',
    content: '/Span <</ActualText (fi) /MCID 3 /Lang (en)>> BDC f EMC',
    is: '/Span <</ActualText (fi) /Lang (en)>> BDC f EMC',
  },
  {
    it: 'reads strings whole',
    content: '(a \\) BMC ( EMC ) \\\\) Tj',
    is: '(a \\) BMC ( EMC ) \\\\) Tj',
    text: true,
  },
  { it: 'reads digits whole', content: '<42 4D 43> Tj', is: '<42 4D 43> Tj', text: true },
  { it: 'passes over remarks', content: 'f % BMC EMC\nS', is: 'f % BMC EMC S' },
  { it: 'ends states', content: 'q q f Q', is: 'q q f Q Q' },
  { it: 'begins states', content: 'f Q Q', is: 'q q f Q Q' },
  {
    it: 'sees text that is not seen',
    content: 'BT 3 Tr (a) Tj ET',
    is: 'BT 3 Tr (a) Tj ET',
    text: true,
  },
  {
    it: 'sees moved text',
    content: '[(a) 20 (b)] TJ (c) \' 1 2 (d) "',
    is: '[(a) 20 (b)] TJ (c) \' 1 2 (d) "',
    text: true,
  },
  { it: 'runs no names that all objects have', content: 'constructor f', is: 'constructor f' },
])('$it', ({ content, is, text = false }) => {
  expect(plain(content)).toEqual([is, text]);
});

it('passes over the data of pictures', () => {
  const picture = 'BI /W 1 /H 1 /BPC 8 /CS /G ID /P BMC EI\x01 q EI f';
  expect(plain(picture)).toEqual([picture, false]);
});

it('ends with whatever is cut off', () => {
  const whole = '/OC /L BDC q (a \\) b) Tj <41> Tj BI /W 1 ID ab EI [(a)] TJ Q EMC';
  for (let end = 0; end <= whole.length; end += 1)
    expect(() => plain(whole.slice(0, end))).not.toThrow();
});
