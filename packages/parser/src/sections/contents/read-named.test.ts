import { numberedIds, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../parse-resume.ts';
import { writeSections } from '../../result/write-sections.ts';

function read(heading: string, lines: readonly string[]) {
  const { resume, unplaced } = parseResume(
    flowingText(['Jane Roe', 'jane@roe.org', `# ${heading}`, ...lines]),
    numberedIds(),
  );
  return { ...writeSections(resume, SECTIONS), unplaced: unplaced.map(({ text }) => text) };
}

describe('certificates and awards', () => {
  it('are distinguished from who gave them by their words, for all of a section at once', () => {
    const lines = [
      '*Wine Institute',
      'Certified Sommelier\t2019',
      '*Moffett',
      'Forklift Licence\t2018',
    ];
    expect(read('Certifications', lines).certifications).toMatchObject([
      { name: 'Certified Sommelier', organization: 'Wine Institute', date: '2019' },
      { name: 'Forklift Licence', organization: 'Moffett', date: '2018' },
    ]);
  });

  it('have dates of short years behind a comma, and years in their names', () => {
    const lines = [
      '*Spoon Prize 2019',
      'Guild of Visp, Dec 19',
      '*Best Newcomer',
      'Lorm GmbH, Jan 13',
    ];
    expect(read('Awards', lines).awards).toMatchObject([
      { name: 'Spoon Prize 2019', organization: 'Guild of Visp', date: '2019-12' },
      { name: 'Best Newcomer', organization: 'Lorm GmbH', date: '2013-01' },
    ]);
  });

  it.each([
    'Spoon Prize (Quill Society), Tin Cup (Guild of Visp)',
    'Spoon Prize, Quill Society, 2019; Tin Cup, Guild of Visp, 2018',
    'Spoon Prize (Quill Society) 2019 · Tin Cup (Guild of Visp) 2018',
  ])('may stand one behind the other: %s', (line) => {
    expect(read('Awards', [line]).awards).toMatchObject([
      { name: 'Spoon Prize', organization: 'Quill Society' },
      { name: 'Tin Cup', organization: 'Guild of Visp' },
    ]);
  });

  it('may stand in one line without who gave them', () => {
    const { certifications } = read('Certifications', [
      'First Aid, Forklift Licence, Chainsaw Card',
    ]);
    expect(certifications.map(({ name }) => name)).toEqual([
      'First Aid',
      'Forklift Licence',
      'Chainsaw Card',
    ]);
  });

  it('say what their labels tell', () => {
    const lines = ['Title: Best Newcomer', 'Organisation: Guild of Visp', 'Date: 2013'];
    expect(read('Awards', lines).awards).toMatchObject([
      { name: 'Best Newcomer', organization: 'Guild of Visp', date: '2013' },
    ]);
  });
});

describe('projects', () => {
  it('may be items of a list, each with what it is', () => {
    const lines = [
      '• Snowball: a game of snow written in Rust',
      '• Tracker – tracks parcels for small shops',
      '• ParcelBot (2020): a bot that answers questions',
    ];
    expect(read('Projects', lines).projects).toMatchObject([
      { name: 'Snowball', description: 'a game of snow written in Rust' },
      { name: 'Tracker', description: 'tracks parcels for small shops' },
      { name: 'ParcelBot', description: 'a bot that answers questions', date: '2020' },
    ]);
  });

  it.each([
    [
      'below the name',
      ['*Otter', 'Gauges on 6 weirs', '*Seed Swap', 'Swap table for 40 allotments'],
    ],
    ['behind a comma', ['Otter, Gauges on 6 weirs', 'Seed Swap, Swap table for 40 allotments']],
  ])('are recognised in a few words %s', (_, lines) => {
    expect(read('Projects', lines).projects).toMatchObject([
      { name: 'Otter', organization: '', description: 'Gauges on 6 weirs' },
      { name: 'Seed Swap', organization: '', description: 'Swap table for 40 allotments' },
    ]);
  });

  it('may have no dates above others that have', () => {
    const lines = ['Otter', 'Gauges on 6 weirs', 'Seed Swap\t2019', 'Swap table for 40 allotments'];
    expect(read('Projects', lines).projects).toMatchObject([
      { name: 'Otter', date: null },
      { name: 'Seed Swap', date: '2019' },
    ]);
  });

  it('have an employer or a school behind a comma, and what they are behind a dash', () => {
    const lines = ['• Creek Study, Harrow College', '• Otter – Drawing Studio'];
    expect(read('Projects', lines).projects).toMatchObject([
      { name: 'Creek Study', organization: 'Harrow College' },
      { name: 'Otter – Drawing Studio', organization: '' },
    ]);
  });

  it('have links that are none of their fields', () => {
    const { projects, unplaced } = read('Projects', [
      '*Snowball\tGitHub',
      'A game of snow written in Rust with friends.',
      '*Tracker\thttps://tracker.example.com',
      'Tracks parcels for small shops across Europe.',
    ]);
    expect(projects.map(({ name, organization }) => [name, organization])).toEqual([
      ['Snowball', ''],
      ['Tracker', ''],
    ]);
    expect(unplaced).toEqual(['GitHub', 'https://tracker.example.com']);
  });
});
