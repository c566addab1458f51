import { describe, expect, it } from 'vitest';
import { bytesOf, marked, problemOf, readText } from '../lines.test-support.ts';

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
    it: 'children of a row apart',
    html: '<style>.r{display:flex}</style><div class="r"><b>Cook</b><span>2021</span></div>',
    text: ['**Cook**\t2021'],
  },
  {
    it: 'what floats apart',
    html: '<p>Acme<span style="float:right"><time>Feb 2021</time> – now</span></p>',
    text: ['Acme\tFeb 2021 – now'],
  },
  {
    it: 'children of a column as they stand',
    html: '<div style="display:flex;flex-direction:column"><b>Co</b><i>ok</i></div>',
    text: ['**Co**//ok//'],
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

describe('each word that a browser shows is read, and what it does not show is hidden', () => {
  const shown = (html: string) => [html, 'Looms'] as const;
  const hidden = (html: string) => [html, '((Looms))'] as const;
  it.each([
    shown('<table><caption>Looms</caption></table>'),
    shown('<table>Looms<tr></tr></table>'),
    shown('<table><tr>Looms</tr></table>'),
    shown('<table><tbody><tr><td>Looms</td></tr></tbody></table>'),
    shown('<table><thead><tr><th>Looms</th></tr></thead></table>'),
    shown('<table><tfoot><tr><td>Looms</td></tr></tfoot></table>'),
    shown('<figure><figcaption>Looms</figcaption></figure>'),
    shown('<details><summary>Looms</summary></details>'),
    shown('<details>Looms</details>'),
    shown('<fieldset><legend>Looms</legend></fieldset>'),
    shown('<label>Looms</label>'),
    shown('<input value="Looms">'),
    shown('<input type="email" value="Looms" placeholder="Cards">'),
    shown('<input type="submit" value="Looms">'),
    shown('<button>Looms</button>'),
    shown('<output>Looms</output>'),
    shown('<meter>Looms</meter>'),
    shown('<select><option>Cards<option selected>Looms</select>'),
    shown('<select><option>Looms<option>Cards</select>'),
    shown('<select><optgroup label="x"><option label="Looms">Cards</optgroup></select>'),
    shown('<select multiple><option>Cards<option selected>Looms</select>'),
    shown('<textarea>Looms</textarea>'),
    shown('<svg><g><text x="1"><tspan>Looms</tspan></text></g></svg>'),
    shown('<svg><foreignObject><p>Looms</p></foreignObject></svg>'),
    shown('<h2><img alt="Looms"></h2>'),
    shown('<math><mi>Looms</mi><annotation>Cards</annotation></math>'),
    shown('<div><template shadowrootmode="open">Looms</template></div>'),
    shown('<iframe srcdoc="&lt;p&gt;Looms&lt;/p&gt;"></iframe>'),
    shown('<dialog open>Looms</dialog>'),
    shown('<object>Looms</object>'),
    shown('<menu><div>Looms</div></menu>'),
    shown('<dl><dt>Looms</dl>'),
    shown('<dl><dd>Looms</dl>'),
    shown('<q>Looms</q>'),
    shown('<pre>Looms</pre>'),
    shown('<hgroup><p>Looms</hgroup>'),
    shown('<search>Looms</search>'),
    shown('<marquee>Looms</marquee>'),
    hidden('<img alt="Looms">'),
    hidden('<input type="image" alt="Looms">'),
    hidden('<map><area alt="Looms"></map>'),
    hidden('<svg><title>Looms</title></svg>'),
    hidden('<svg><symbol><text>Looms</text></symbol></svg>'),
    hidden('<noscript>Looms</noscript>'),
    hidden('<canvas>Looms</canvas>'),
    hidden('<video>Looms</video>'),
    hidden('<dialog>Looms</dialog>'),
    hidden('<p hidden>Looms</p>'),
    hidden('<p style="visibility: hidden">Looms</p>'),
  ])('[TR1] %s', async (html, text) => {
    const lines = await linesOf(`<p>Engines</p>${html}`);
    const plain = (line: (typeof lines)[number]) => marked(line).replace(/\*\*/g, '');
    expect(lines.map(plain)).toEqual(['Engines', text]);
  });

  it('[TR1] reads how a word is pronounced as a note', async () => {
    const lines = await linesOf('<p><ruby>Engines<rp>(</rp><rt>Looms</rt><rp>)</rp></ruby></p>');
    expect(lines.map((line) => [line.origin, marked(line)])).toEqual([
      ['body', 'Engines'],
      ['note', 'Looms'],
    ]);
    const hidden = await linesOf('<p>Ada <ruby hidden>Engines<rt>Looms</rt></ruby></p>');
    expect(hidden.map(marked)).toEqual(['Ada ((Engines))', '((Looms))']);
  });

  it.each([
    '<input type="hidden" value="Looms">',
    '<input type="password" value="Looms">',
    '<input placeholder="Looms">',
    '<datalist><option>Looms</datalist>',
    '<template>Looms</template>',
    '<svg><style>Looms</style></svg>',
  ])('reads nothing of %s', async (html) => {
    expect((await linesOf(`<p>Engines</p>${html}`)).map(marked)).toEqual(['Engines']);
  });

  it.each([
    ['<a href="https://a.example"><img alt="Looms"></a>', '[Looms](https://a.example)'],
    [
      '<a href="https://a.example"><svg><title>Looms</title></svg></a>',
      '[Looms](https://a.example)',
    ],
    ['<svg><a href="https://a.example"><text>Looms</text></a></svg>', '[Looms](https://a.example)'],
  ])('[TR1] has the words for a picture as those of its link: %s', async (html, text) => {
    expect((await linesOf(html)).map(marked)).toEqual([text]);
  });

  it('keeps the link of a picture without words', async () => {
    const html = '<html><p>Engines <a href="https://a.example"><img src="a.png"></a></p></html>';
    const { bareLinks } = await readText(bytesOf(html));
    expect(bareLinks.map(({ link }) => link)).toEqual(['https://a.example']);
  });

  it('keeps words apart that stand in boxes of their own, and lines that are written as such', async () => {
    const lines = await linesOf(
      'Engines<button>Looms</button><input value="Cards"><table><caption>Leeds</caption>York</table><textarea>one\ntwo</textarea><svg><text>three<tspan x="0">four</tspan></text></svg>',
    );
    expect(lines.map(marked)).toEqual([
      'Engines Looms Cards',
      ...['Leeds', 'York', 'one', 'two', 'three', 'four'],
    ]);
  });

  it('[TR1] reads pages within drawings within pages once', async () => {
    const nested = '<svg><foreignObject>'.repeat(20);
    expect((await linesOf(`${nested}Looms`)).map(marked)).toEqual(['Looms']);
  });

  it('follows frames within frames so far and no further', async () => {
    const inFrames = (depth: number): string =>
      depth === 0
        ? 'Looms'
        : `<iframe srcdoc="${inFrames(depth - 1)
            .replaceAll('&', '&amp;')
            .replaceAll('"', '&quot;')}"></iframe>`;
    expect((await linesOf(inFrames(3))).map(marked)).toEqual(['Looms']);
    expect(await problemOf(bytesOf(`<html>${inFrames(4)}</html>`))).toBe('hostile');
  });
});
