import { expect, it } from 'vitest';
import { block, bullet, span } from './lay-out-blocks.test-support.ts';
import { readText } from './poppler.test-support.ts';
import { writeBlocks } from './write-pdf.test-support.ts';

/** The text without the invisible marks of direction, pdftotext's and ours. */
const withoutMarks = (text: string) => text.replace(/[\u200E\u200F\u202A-\u202E]/g, '');

const readPlainText = async (text: string) =>
  withoutMarks(readText(await writeBlocks([block(text)]))).trim();

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
  'عملت (في القاهرة). ثم في [دبي]، وغيرها: نعم!',
  'خفّض الزمن بنسبة 45% (من 220 إلى 120)',
  'כתב קוד ב־C++ ול־Rust (GPS), ועוד.',
  'Speaks العربية and עברית. Rates: €80 (שעה).',
  'भाषाएँ: हिन्दी, English',
])('[PV8] gives back the very characters of %s', async (text) => {
  expect(await readPlainText(text)).toBe(text);
});

it.each([
  'باستخدام TypeScript و PostgreSQL.',
  'القاهرة | a@example.com | +20 2 5550 1177 | example.com',
])('[PV8] gives back %s on a page that is mostly right to left', async (text) => {
  const others = block('قاد فريقًا من ستة مهندسين لإعادة بناء بوابة الدفع');
  const [line] = readText(await writeBlocks([block(text), others])).split('\n');
  expect(withoutMarks(line ?? '').trim()).toBe(text);
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
  const trailing = [span('Jan 2024 – Present')];
  const entries = ['Engineer', 'Analyst', 'Clerk'].flatMap((role) => [
    block(role, { trailing }),
    block('Analytical Engines, London'),
  ]);
  const lines = readText(await writeBlocks(entries))
    .split('\n')
    .filter((line) => line.includes('2024'));
  expect(lines.map((line) => line.replace(/ +/g, ' '))).toEqual(
    ['Engineer', 'Analyst', 'Clerk'].map((role) => `${role} Jan 2024 – Present`),
  );
});
