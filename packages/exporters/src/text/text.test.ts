import { it as property } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import {
  anyResume,
  anyResumeWithoutLinks,
  printedTexts,
  withJob,
  written,
} from '../written.test-support.ts';

const textOf = (...said: Parameters<typeof withJob>) => written('txt', withJob(...said));
const bodyOf = async (text: string) =>
  (await textOf({ points: [{ text }] })).split('\n').filter((line) => /^(?:- | {2})/.test(line));
const words = (text: string) => text.replace(/\s+/gu, '');

describe('[EX1] plain text', () => {
  it('has underlined titles, dates at the right edge, and points led by hyphens', async () => {
    const job = { company: 'Harbor', location: 'Austin', points: [{ text: 'Built it' }] };
    expect(await textOf(job, 'Ada', 'Makes things.')).toBe(
      [
        ...[
          'Ada',
          '===',
          '',
          'SUMMARY',
          '-------',
          'Makes things.',
          '',
          'EXPERIENCE',
          '----------',
        ],
        `Engineer${' '.repeat(55)}Mar 2020 – 2021`,
        ...['Harbor, Austin', '- Built it', ''],
      ].join('\n'),
    );
  });

  it('goes on below the text of a point, within 78 columns', async () => {
    const lines = await bodyOf('word '.repeat(40));
    expect(lines.map((line) => line.slice(0, 6))).toEqual(['- word', '  word', '  word']);
    expect(lines.every((line) => line.length <= 78)).toBe(true);
  });

  it('counts an ideograph as two columns and an accent as none', async () => {
    expect((await bodyOf('设'.repeat(39))).map((line) => [...line].length)).toEqual([40, 3]);
    expect(await bodyOf('e\u0301'.repeat(76))).toHaveLength(1);
  });

  it.each([
    ['a hyphen', `${'x'.repeat(70)} yyyy - and more`],
    ['a number with a stop', `${'x'.repeat(70)} yyyy 5. and more`],
    ['a bullet', `${'x'.repeat(70)} yyyy •and more`],
  ])('never breaks before %s', async (_, text) => {
    const [, ...others] = await bodyOf(text);
    expect(others.some((line) => /^\s*(?:-|5\.|•)/.test(line))).toBe(false);
    expect(others.length).toBeGreaterThan(0);
  });

  it('writes the address of a link behind words that do not say it', async () => {
    const marks = [{ from: 4, to: 8, href: 'https://example.com/work' }];
    expect(await bodyOf('')).toEqual([]);
    const file = await textOf({ points: [{ text: 'See work here', marks }] });
    expect(file).toContain('- See work (https://example.com/work) here\n');
    const said = [{ from: 0, to: 11, href: 'mailto:a@b.example' }];
    expect(await textOf({ points: [{ text: 'a@b.example', marks: said }] })).toContain(
      '- a@b.example\n',
    );
  });

  property.prop([anyResumeWithoutLinks])(
    'says every word in order, for any texts',
    async (resume) => {
      const text = words(await written('txt', resume));
      let from = 0;
      for (const said of printedTexts(resume).filter((each) => !/\d{4} – /.test(each))) {
        const at = text.indexOf(words(said).slice(0, 5), from);
        expect(at, said).toBeGreaterThanOrEqual(from);
        from = at;
      }
    },
  );

  property.prop([anyResume], { numRuns: 50 })('is the same for the same resume', async (resume) => {
    expect(await written('txt', resume)).toBe(await written('txt', resume));
    expect(await written('md', resume)).toBe(await written('md', resume));
  });
});
