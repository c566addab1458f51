import { expect, it } from 'vitest';
import { block, bullet, span } from './lay-out-blocks.test-support.ts';
import { readText } from './poppler.test-support.ts';
import { writeBlocks } from './write-pdf.test-support.ts';

/** The text without the invisible marks of direction that pdftotext puts around right-to-left text. */
const readPlainText = async (text: string) =>
  readText(await writeBlocks([block(text)]))
    .replace(/[\u200E\u200F\u202A-\u202E]/g, '')
    .trim();

it.each([
  'Łukasz',
  'José',
  'Ольга',
  'Ελένη',
  '王小明',
  'नमस्ते',
  'محمد',
  'שָׁלוֹם',
  'Nguyễn Thị Hằng',
  'ÅÉÎØß ŒœĳſŸ',
  'Straße 12–14 “quoted” … € ™',
  'AVATAR To We fi ffl ffi',
  'عبد الله أحمد',
  'שלום עולם רב',
  'हिन्दी शक्ति क्षत्रिय',
  '۱۲۳۴',
])('[PV8] gives back the very characters of %s', async (text) => {
  expect(await readPlainText(text)).toBe(text);
});

it('keeps words apart that stand on two lines', async () => {
  const text = 'a paragraph of words that goes on and on '.repeat(8).trim();
  expect((await readPlainText(text)).split(/\s+/)).toEqual(text.split(' '));
});

it('reads bullets, marker first, in order', async () => {
  const text = readText(await writeBlocks([bullet('first'), bullet('second')]));
  expect(text).toContain('• first\n• second');
});

it.each([
  { it: 'keeps a typed hyphen at the end of a line', text: `${'word '.repeat(18)}high-volume` },
  { it: 'keeps an address in two pieces', text: `https://example.com/${'long-'.repeat(25)}end` },
])('$it', async ({ text }) => {
  const words = (await readPlainText(text)).split(/\s+/).join('');
  expect(words).toBe(text.replaceAll(' ', ''));
});

it('[PV5] reads dates flush with the far margin on the line of their entry', async () => {
  const aside = [span('Jan 2024 – Present')];
  const entries = ['Engineer', 'Analyst', 'Clerk'].flatMap((role) => [
    block(role, { aside }),
    block('Analytical Engines, London'),
  ]);
  const lines = readText(await writeBlocks(entries))
    .split('\n')
    .filter((line) => line.includes('2024'));
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual(
    ['Engineer', 'Analyst', 'Clerk'].map((role) => `${role} Jan 2024 – Present`),
  );
});
