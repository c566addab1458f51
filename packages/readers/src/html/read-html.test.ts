import { expect, it } from 'vitest';
import { bytesOf, marked, readText } from '../lines.test-support.ts';

const linesOf = async (html: string) => (await readText(bytesOf(`<html>${html}</html>`))).lines;

it.each([
  {
    it: 'collapsed white space',
    html: '<p>Ada\n   <b>Love</b>lace </p>',
    text: ['Ada **Love**lace'],
  },
  { it: 'line breaks', html: '<div>one<br>two</div>', text: ['one', 'two'] },
  { it: 'entities', html: '<p>R&amp;D &eacute;t&eacute; &#8211; x</p>', text: ['R&D été – x'] },
  {
    it: 'links but those inside',
    html: '<a href="mailto:a@b.org">m</a> <a href="#x">n</a>',
    text: ['[m](mailto:a@b.org) n'],
  },
  {
    it: 'nothing of heads and scripts',
    html: '<head><title>t</title></head><script>x</script><p>y</p>',
    text: ['y'],
  },
  {
    it: '[TR1] what nobody sees as hidden',
    html: '<p style="display:none">x</p><p>y <span style="mso-hide:all">z</span></p>',
    text: ['((x))', 'y ((z))'],
  },
  {
    it: 'the rules of a style sheet',
    html: '<style>.c1{font-weight:700} p.c2, h1 {font-style:italic}</style><p class="c2"><span class="c1">x</span>y</p>',
    text: ['//**x**////y//'],
  },
])('reads $it', async ({ html, text }) => {
  expect((await linesOf(html)).map(marked)).toEqual(text);
});

it('knows headings, lists and the outline that Word writes', async () => {
  const lines = await linesOf(
    '<h2>Jobs</h2><ul><li>a<ol><li>b</li><li>c</li></ol></li></ul>' +
      '<p style="mso-outline-level:1;font-size:15.0pt">School</p>' +
      '<p><span style="mso-list:Ignore">·<span>&nbsp;&nbsp;</span></span>item</p>',
  );
  expect(lines.map(({ heading, list, pieces }) => [pieces[0]?.text, heading, list])).toEqual([
    ['Jobs', 2, undefined],
    ['a', undefined, { level: 0, marker: '•' }],
    ['b', undefined, { level: 1, marker: '1.' }],
    ['c', undefined, { level: 1, marker: '2.' }],
    ['School', 1, undefined],
    ['item', undefined, { level: 0, marker: '•' }],
  ]);
  expect(lines[4]?.pieces[0]?.size).toBe(15);
});

it('sets cells of a table side by side', async () => {
  const lines = await linesOf('<table><tr><td>2020<td><p>Acme</p><p>London</p></table>');
  expect(lines.map(({ cell, pieces }) => [cell?.column, pieces[0]?.text])).toEqual([
    [0, '2020'],
    [1, 'Acme'],
    [1, 'London'],
  ]);
  expect(lines[0]?.y).toBe(lines[1]?.y);
});

it('reads the encoding that the page names, else UTF-8, else Western', async () => {
  const said = Buffer.from('<html><meta charset="windows-1250"><p>\xa3</p></html>', 'latin1');
  const unsaid = Buffer.from('<html><p>caf\xe9</p></html>', 'latin1');
  expect((await readText(new Uint8Array(said))).lines.map(marked)).toEqual(['Ł']);
  expect((await readText(new Uint8Array(unsaid))).lines.map(marked)).toEqual(['café']);
});
