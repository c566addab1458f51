import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { parseMarkdown } from './parse-markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

it.each([
  {
    it: 'reads a paragraph',
    from: 'One\ntwo',
    to: [{ kind: 'paragraph', content: [text('One'), text(' '), text('two')] }],
  },
  {
    it: 'parts paragraphs at a blank line',
    from: 'A\n\nB',
    to: [
      { kind: 'paragraph', content: [text('A')] },
      { kind: 'paragraph', content: [text('B')] },
    ],
  },
  {
    it: 'reads a heading and what follows it',
    from: '## Head\nText',
    to: [
      { kind: 'heading', content: [text('Head')] },
      { kind: 'paragraph', content: [text('Text')] },
    ],
  },
  {
    it: 'reads bullets',
    from: '- a\n* b',
    to: [{ kind: 'bullets', items: [[text('a')], [text('b')]] }],
  },
  {
    it: 'reads numbers',
    from: '1. a\n2) b',
    to: [{ kind: 'numbers', items: [[text('a')], [text('b')]] }],
  },
  {
    it: 'reads bold, italics and code',
    from: '**a** *b* `c`',
    to: [
      {
        kind: 'paragraph',
        content: [
          { kind: 'strong', text: 'a' },
          text(' '),
          { kind: 'em', text: 'b' },
          text(' '),
          { kind: 'code', text: 'c' },
        ],
      },
    ],
  },
  {
    it: 'reads a link',
    from: '[us](https://a.example/b)',
    to: [
      { kind: 'paragraph', content: [{ kind: 'link', text: 'us', href: 'https://a.example/b' }] },
    ],
  },
  {
    it: 'leaves HTML as the text that it is',
    from: '<b>x</b>',
    to: [{ kind: 'paragraph', content: [text('<b>x</b>')] }],
  },
])('$it', ({ from, to }) => {
  expect(parseMarkdown(from)).toEqual(to);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  '//evil.example',
  'JavaScript:x',
  'vbscript:x',
])('makes no link to %s', (href) => {
  expect(JSON.stringify(parseMarkdown(`[words](${href})`))).not.toContain('"link"');
});

test.prop([fc.string()])('loses no letter of any text, and never throws', (markdown) => {
  const kept = JSON.stringify(parseMarkdown(markdown));
  for (const letter of markdown.match(/[a-z]/giu) ?? []) expect(kept).toContain(letter);
});
