import { it as property } from '@fast-check/vitest';
import { printedResume, SECTIONS } from '@shortlist/model';
import { HtmlRenderer, type Node, Parser } from 'commonmark';
import { describe, expect, it } from 'vitest';
import { anyResume, oneLine, printedTexts, withJob, written } from '../written.test-support.ts';

const markdownOf = (points: Parameters<typeof withJob>[0]['points'] = []) =>
  written('md', withJob({ points }));

/** The words of a text in CommonMark by an independent parser, each block and each line of it a text. */
function renderedTexts(markdown: string): string[] {
  const walker = new Parser().parse(markdown).walker();
  const texts: string[] = [''];
  for (let event = walker.next(); event; event = walker.next()) {
    const { type, literal }: Node = event.node;
    if (type === 'text' || type === 'code') texts[texts.length - 1] += literal ?? '';
    else if (type !== 'emph' && type !== 'strong' && type !== 'link' && type !== 'html_inline')
      texts.push('');
  }
  return texts.filter((text) => text !== '');
}

describe('[EX1] Markdown', () => {
  it('has headings, dates in italics, lists and links', async () => {
    const points = [{ text: 'Built it', marks: [{ from: 0, to: 5, bold: true as const }] }];
    const resume = withJob(
      { company: 'Harbor', location: 'Austin', points },
      'Ada',
      'Makes things.',
    );
    expect(await written('md', resume)).toBe(
      [
        '# Ada\n\n## Summary\n\nMakes things.\n\n## Experience\n\n### Engineer\n',
        '*Mar 2020 – 2021*\\\nHarbor, Austin\n\n- **Built** it\n',
      ].join('\n'),
    );
  });

  it.each([
    ['bold', { from: 2, to: 5, bold: true as const }, '<strong>"b"</strong>'],
    ['italic', { from: 2, to: 5, italic: true as const }, '<em>"b"</em>'],
    [
      'a link',
      { from: 2, to: 5, href: 'https://a.b/(c)?d&copy;' },
      '<a href="https://a.b/(c)?d&amp;copy;">"b"</a>',
    ],
  ])('keeps what is %s between letters', async (_, mark, html) => {
    const markdown = await markdownOf([{ text: 'aa"b"cc', marks: [mark] }]);
    const rendered = new HtmlRenderer({ softbreak: ' ' }).render(new Parser().parse(markdown));
    expect(rendered.replaceAll('&quot;', '"')).toContain(`<li>aa${html}cc</li>`);
  });

  it.each([
    [
      'beside each other',
      [
        { from: 0, to: 2, bold: true as const },
        { from: 2, to: 4, italic: true as const },
      ],
      '**ab**<!-- -->*cd*',
    ],
    [
      'in each other',
      [
        { from: 0, to: 4, bold: true as const },
        { from: 2, to: 4, italic: true as const },
      ],
      '**ab*cd***',
    ],
    ['at spaces', [{ from: 3, to: 6, bold: true as const }], 'abc **de** f'],
  ])('writes marks %s', async (_, marks, said) => {
    const text = said.startsWith('abc') ? 'abc de f' : 'abcd';
    expect(await markdownOf([{ text, marks }])).toContain(`- ${said}\n`);
  });

  property.prop([anyResume])('says exactly what is printed, for any texts', async (resume) => {
    const rendered = renderedTexts(await written('md', resume));
    const titles = new Set(
      printedResume(resume, { sections: SECTIONS }).sections.map(({ title }) => title),
    );
    const at = rendered.filter((text, index) => index === 0 || !titles.has(text));
    const expected = printedTexts(resume).map((text) => text.replaceAll('\u0000', '\ufffd'));
    expect(oneLine(at.join(' ')).replaceAll(', ', ' ')).toEqual(
      oneLine(expected.join(' ')).replaceAll(', ', ' '),
    );
  });
});
