import { lineText } from '@shortlist/placed-text';
import { describe, expect, it } from 'vitest';
import { bytesOf, marked, readText, textsOf } from '../lines.test-support.ts';

const read = (text: string) => readText(bytesOf(text));
/** The lines of a text below a heading, without it. */
const below = async (text: string) => textsOf(await read(`# Ada\n\n${text}`)).slice(1);

describe('blocks of HTML in Markdown say what they hold', () => {
  it.each([
    { html: '<p align="center">London</p>', says: ['London'] },
    {
      html: '<p>\n  London · <a href="mailto:ada@example.org">ada@example.org</a>\n</p>',
      says: ['London · ada@example.org'],
    },
    { html: '<div>\n\nEngines\n\n</div>', says: ['Engines'] },
    { html: '<div>Engines<div>Looms</div></div>', says: ['Engines', 'Looms'] },
    {
      html: '<dl>\n<dt>BSc Mathematics</dt>\n<dd>2013 – 2017</dd>\n</dl>',
      says: ['BSc Mathematics', '2013 – 2017'],
    },
    { html: '<ul>\n<li>Engines</li>\n<li>Looms</li>\n</ul>', says: ['Engines', 'Looms'] },
    {
      html: '<details>\n<summary>Older work</summary>\n\nEngines\n\n</details>',
      says: ['Older work', 'Engines'],
    },
    { html: '<table><tr><td>Markup</td><td>HTML</td></tr></table>', says: ['Markup', 'HTML'] },
    { html: '<h2>Work</h2>', says: ['Work'] },
    { html: '<center><b>Analyst</b></center>', says: ['Analyst'] },
    { html: '<pre>\nEngines\n</pre>', says: ['Engines'] },
    { html: 'Engines<br>Looms<br/>Cards', says: ['Engines', 'Looms', 'Cards'] },
    { html: '<img src="a.png" alt="Ada at her desk"> Engines', says: ['Ada at her desk Engines'] },
    { html: 'Grew &amp; sold<sup>1</sup>', says: ['Grew & sold1'] },
  ])('[TR1] $html', async ({ html, says }) => {
    expect(await below(html)).toEqual(says);
  });

  it('has the headings, links and looks of its own', async () => {
    const { lines } = await read(
      '# Ada\n\n<h2>Work</h2>\n\n<b>Analyst</b>, <a href="https://example.org">Engines</a>\n\nSee <b>my <i>page</i></b>',
    );
    expect(lines.map((line) => [line.heading, line.pieces[0]?.size])).toEqual([
      [1, 20],
      [2, 14],
      [undefined, 10],
      [undefined, 10],
    ]);
    expect(lines.slice(2).map(marked)).toEqual([
      '**Analyst**, [Engines](https://example.org)',
      'See **my** //**page**//',
    ]);
  });

  it('says nothing of comments and scripts', async () => {
    expect(await below('<!-- a remark -->\n\n<script>\nlet words;\n</script>\n\nEngines')).toEqual([
      'Engines',
    ]);
  });
});

describe('underlined titles of Markdown are titles', () => {
  it.each([
    { it: 'with equals signs and hyphens', text: 'Ada\n===\n\nWork\n----\n\n**Analyst**, Engines' },
    { it: 'with longer lines', text: 'Ada\n========\n\nWork\n----------\n\n**Analyst**, Engines' },
    { it: 'with shorter lines', text: 'Ada\n==\n\nWork\n--\n\n**Analyst**, Engines' },
    {
      it: 'over Windows’ line ends',
      text: 'Ada\r\n===\r\n\r\nWork\r\n----\r\n\r\n**Analyst**, Engines',
    },
    {
      it: 'with a link in the text',
      text: 'Ada\n===\n\nWork\n----\n\n[Analyst](https://a.example), Engines',
    },
  ])('[TR1] $it', async ({ text }) => {
    const { format, lines } = await read(text);
    expect(format).toBe('markdown');
    expect(lines.map(({ heading }) => heading)).toEqual([1, 2, undefined]);
    expect(lines.map(lineText).at(-1)).toBe('Analyst, Engines');
  });

  it('but are plain text where nothing else is Markdown', async () => {
    const text = 'ADA\n===\n\nWORK\n----\n\nAnalyst 2019\nEngines <ada@example.org>';
    expect((await read(text)).format).toBe('text');
  });

  it('puts a definition below its term, and sets dashes as they are meant', async () => {
    expect(
      await below('2013--2017\n:   **BSc**; London\n\nKente --- Developer, May -- June, --flag'),
    ).toEqual(['2013–2017', 'BSc; London', 'Kente — Developer, May – June, --flag']);
  });
});

describe('tables of Markdown are rows of cells', () => {
  const cellsIn = async (table: string) => {
    const { lines } = await read(`# Ada\n\n${table}`);
    return lines.slice(1).map(({ cell, pieces }) => [cell?.row, cell?.column, pieces[0]?.text]);
  };
  const CELLS = [
    [0, 0, 'Years'],
    [0, 1, 'Role'],
    [1, 0, '2019'],
    [1, 1, 'Analyst'],
  ];

  it.each([
    '| Years | Role |\n|---|---|\n| 2019 | Analyst |',
    'Years | Role\n--- | ---\n2019 | Analyst',
    '|Years|Role|\n|:--|--:|\n|2019|Analyst|',
    '| Years | Role |\n| :---: | --- |\n| 2019 | **Analyst** |',
    '> | Years | Role |\n> |---|---|\n> | 2019 | Analyst |',
    '- | Years | Role |\n  |---|---|\n  | 2019 | Analyst |',
    '|  Years  |  Role  |\n|  -  |  -  |\n|  2019  |  [Analyst](https://a.example)  |',
    '| Years | Role |\r\n|---|---|\r\n| 2019 | Analyst |',
  ])('[TR1] %j', async (table) => {
    expect(await cellsIn(table)).toEqual(CELLS);
  });

  it('without a head, with a bar that is a letter, and below a line of text', async () => {
    expect(await cellsIn('| | |\n|---|---|\n| A \\| B | C |')).toEqual([
      [1, 0, 'A | B'],
      [1, 1, 'C'],
    ]);
    expect(await below('My work:\n| Years | Role |\n|---|---|\n| 2019 | Analyst |')).toEqual([
      'My work:',
      'Years',
      'Role',
      '2019',
      'Analyst',
    ]);
  });

  it('but bars alone make none', async () => {
    expect(await below('London | ada@example.org\nEngines | Looms')).toEqual([
      'London | ada@example.org',
      'Engines | Looms',
    ]);
  });
});

describe('front matter', () => {
  const shown = async (text: string) => {
    const { format, lines } = await read(text);
    const isHidden = (line: (typeof lines)[number]) => line.pieces.every(({ hidden }) => hidden);
    return {
      format,
      shown: lines.filter((line) => !isHidden(line)).map(lineText),
      hidden: lines.filter(isHidden).map(lineText),
      heading: lines[0]?.heading,
    };
  };

  it.each([
    'name: Ada Byron\nemail: ada@example.org',
    'name: "Ada Byron"\nemail: \'ada@example.org\'',
    'author: Ada Byron\ncontact:\n  email: ada@example.org',
    'title: Ada Byron\ncontact:\n  - email: ada@example.org',
    'fullName: Ada Byron\nemail:   ada@example.org   ',
  ])('[TR1] gives the name and the contact: %j', async (matter) => {
    expect(await shown(`---\n${matter}\n---\n\nEngines`)).toEqual({
      format: 'markdown',
      heading: 1,
      shown: ['Ada Byron', 'email: ada@example.org', 'Engines'],
      hidden: [],
    });
  });

  it('[TR1] tells all else as what nobody sees', async () => {
    const matter = 'layout: resume\nname: Ada Byron\ntags:\n  - looms\n  - "cards"\nphone: 614 555';
    expect(await shown(`---\n${matter}\n...\n## Work\n\nEngines`)).toMatchObject({
      shown: ['Ada Byron', 'phone: 614 555', 'Work', 'Engines'],
      hidden: ['layout: resume', 'looms', 'cards'],
    });
  });

  it('is none without names', async () => {
    expect(await below('---\n\nEngines\n\n---\n\nLooms')).toEqual(['Engines', 'Looms']);
  });
});

describe('marks of GitHub’s Markdown come off', () => {
  it.each([
    { text: '- [x] Engines', says: 'Engines' },
    { text: '- [ ] Engines', says: 'Engines' },
    { text: '1. [X] Engines', says: 'Engines' },
    { text: '- [x] **Engines** of brass', says: 'Engines of brass' },
    { text: '~~Engines~~', says: 'Engines' },
    { text: 'Some ~~old~~ engines', says: 'Some old engines' },
    { text: '~~**Engines**~~ of brass', says: 'Engines of brass' },
    { text: 'About ~5 engines', says: 'About ~5 engines' },
    { text: '[x] marks the spot', says: '[x] marks the spot' },
    { text: '![Ada][portrait]\n\n[portrait]: a.png', says: 'Ada' },
  ])('[TR1] $text', async ({ text, says }) => {
    expect(await below(text)).toEqual([says]);
  });
});

describe('a definition that no link needs is text', () => {
  it.each([
    { text: 'Engines[^1]\n\n[^1]: Looms', lines: ['body: Engines', 'note: Looms'] },
    { text: 'Engines[^1]\n\n[^1]: My looms', lines: ['body: Engines', 'note: My looms'] },
    {
      text: 'Engines[^1][^2]\n\n[^1]: My looms\n[^2]: My **cards**',
      lines: ['body: Engines', 'note: My looms', 'note: My cards'],
    },
    { text: 'Engines\n\n[Skill]: Looms', lines: ['body: Engines', 'body: [Skill]: Looms'] },
    { text: '[Engines]\n\n[Engines]: Looms', lines: ['body: Engines'] },
    { text: '[Engines]\n\n[engines]: https://a.example', lines: ['body: Engines'] },
    { text: 'Engines\n\n[home]: https://a.example', lines: ['body: Engines'] },
    { text: 'Engines\n\n[comment]: # (Looms)', lines: ['body: Engines'] },
  ])('[TR1] $text', async ({ text, lines }) => {
    const placed = await read(`# Ada\n\n${text}`);
    expect(placed.lines.slice(1).map((line) => `${line.origin}: ${lineText(line)}`)).toEqual(lines);
  });
});
