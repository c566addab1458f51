import { numberedIds, SECTIONS } from '@shortlist/model';
import { parseResume, writeSections } from '@shortlist/parser';
import { describe, expect, it } from 'vitest';
import { bytesOf, readText } from '../lines.test-support.ts';

const read = async (text: string) => {
  const head = 'Lena Okoro\n==========\n\nlena.okoro@example.org | +44 113 496 0855\n\n';
  return parseResume(await readText(bytesOf(`${head}${text}`)), numberedIds());
};
const sectionsOf = async (text: string) => writeSections((await read(text)).resume, SECTIONS);

const JOBS = [
  { role: 'Weaving Supervisor', company: 'Kestrel Looms', startDate: '2021-05', endDate: null },
  { role: 'Weaver', company: 'Harbor Mills', startDate: '2018-01', endDate: '2021-04' },
];

describe('the jobs of Markdown that others wrote are read, however they are set', () => {
  it.each([
    {
      it: 'in a table with a head',
      text: '## Experience\n\n| Dates | Role | Company |\n|---|---|---|\n| May 2021 – Present | Weaving Supervisor | Kestrel Looms |\n| Jan 2018 – Apr 2021 | Weaver | Harbor Mills |',
    },
    {
      it: 'in a table whose columns stand in another order',
      text: '## Experience\n\n| Employer | Position | From | To |\n|:--|:--|--:|--:|\n| Kestrel Looms | Weaving Supervisor | May 2021 | Present |\n| Harbor Mills | Weaver | Jan 2018 | Apr 2021 |',
    },
    {
      it: 'in a table of HTML',
      text: '## Experience\n\n<table><tr><th>Dates</th><th>Role</th><th>Company</th></tr><tr><td>May 2021 – Present</td><td>Weaving Supervisor</td><td>Kestrel Looms</td></tr><tr><td>Jan 2018 – Apr 2021</td><td>Weaver</td><td>Harbor Mills</td></tr></table>',
    },
    {
      it: 'with the employer first and a dash',
      text: 'Experience\n----------\n\n**Kestrel Looms** --- Weaving Supervisor  \n*May 2021 -- Present*\n\n1. Ran 40 looms.\n\n**Harbor Mills** --- Weaver  \n*Jan 2018 -- Apr 2021*\n\n1. Wove cloth.',
    },
    {
      it: 'with tags that break lines',
      text: '## Experience\n\n**Weaving Supervisor**, Kestrel Looms <br>\nMay 2021 – Present\n\n- Ran 40 looms.\n\n<div>\n\n**Weaver**, Harbor Mills<br/>Jan 2018 – Apr 2021\n\n</div>',
    },
    {
      it: 'with dates in a paragraph of their own',
      text: '## Experience\n\n**Weaving Supervisor**, Kestrel Looms\n\nMay 2021 – Present\n\n- Ran 40 looms.\n\n**Weaver**, Harbor Mills\n\nJan 2018 – Apr 2021\n\n- Wove cloth.',
    },
  ])('[RD2] $it', async ({ text }) => {
    const { experiences } = await sectionsOf(text);
    expect(experiences).toHaveLength(JOBS.length);
    expect(experiences).toMatchObject(JOBS);
  });
});

describe('the studies of Markdown that others wrote are read', () => {
  const STUDY = {
    degree: 'BSc Textile Design',
    school: 'University of Leeds',
    startDate: '2013',
    endDate: '2017',
  };
  it.each([
    {
      it: 'in a table with a head',
      text: '## Education\n\n| Year | Degree | School |\n|:---|:---:|---:|\n| 2013 – 2017 | BSc Textile Design | University of Leeds |',
    },
    {
      it: 'in a list of definitions of HTML',
      text: '## Experience\n\n**Weaver**, Harbor Mills<br/>Jan 2018 – Apr 2021\n\n## Education\n\n<dl>\n<dt>BSc Textile Design, University of Leeds</dt>\n<dd>2013 – 2017</dd>\n</dl>',
    },
    {
      it: 'below a line of dates',
      text: 'Education\n---------\n\n2013--2017\n:   **BSc Textile Design**; University of Leeds',
    },
  ])('[RD2] $it', async ({ text }) => {
    const { educations } = await sectionsOf(text);
    expect(educations).toHaveLength(1);
    expect(educations[0]).toMatchObject(STUDY);
  });
});

describe('the head of a table of skills names none of them', () => {
  const ROWS = '| Cloth | Wool, Silk |\n| Looms | Jacquard, Dobby |';
  const cells = (tag: string, ...texts: string[]) =>
    `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
  it.each([
    {
      it: 'in Markdown',
      table: `| Area | Tools |\n| --- | --- |\n${ROWS}`,
      unplaced: ['Area', 'Tools'],
    },
    { it: 'without words', table: `| | |\n|---|---|\n${ROWS}`, unplaced: [] },
    {
      it: 'in HTML',
      table: `<table>${cells('th', 'Topic', 'What')}${cells('td', 'Cloth', 'Wool, Silk')}${cells('td', 'Looms', 'Jacquard, Dobby')}</table>`,
      unplaced: ['Topic', 'What'],
    },
  ])('[RD2] $it', async ({ table, unplaced: left }) => {
    const { resume, unplaced } = await read(`## Skills\n\n${table}`);
    expect(writeSections(resume, SECTIONS).skills).toEqual(['Wool', 'Silk', 'Jacquard', 'Dobby']);
    expect(unplaced.map(({ text }) => text)).toEqual(left);
  });

  it('but a head that is a list does', async () => {
    const { skills } = await sectionsOf(
      '## Skills\n\n| Cloth | Wool, Silk |\n|---|---|\n| Looms | Jacquard, Dobby |',
    );
    expect(skills).toEqual(['Wool', 'Silk', 'Jacquard', 'Dobby']);
  });
});
