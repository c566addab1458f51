import { type EntryKind, numberedIds, type Resume, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { describe, expect, it } from 'vitest';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../index.ts';
import { readUnder } from './read-under.test-support.ts';

/** The entries of a kind without their ids and their empty texts. */
const entries = (resume: Resume, kind: EntryKind) =>
  flatEntriesOf(resume, kind, SECTIONS).map(({ id: _, ...entry }) =>
    Object.fromEntries(
      Object.entries(entry).filter(([, value]) => value !== '' && value !== false),
    ),
  );

describe('[OC2] a section is known by its heading in every language:', () => {
  const lists: [EntryKind, string, string[]][] = [
    ['language', 'Languages|Sprachkenntnisse|Langues|Idiomas|Lingue|Talen', ['English (C1)']],
    [
      'volunteering',
      'Volunteering|VOLUNTEER EXPERIENCE|Ehrenamt|Bénévolat|Voluntariado|Volontariato|Vrijwilligerswerk',
      ['Driver\t2018 – 2019', 'Food Bank'],
    ],
    [
      'publication',
      'Publications|Veröffentlichungen|Publicaciones|Publicações|Pubblicazioni|Publicaties',
      ['Notes on the Engine\t2018'],
    ],
    ['course', 'Courses|Weiterbildung|Cours|Cursos|Corsi|Cursussen', ['Algorithms\t2018']],
    [
      'membership',
      'Memberships|Mitgliedschaften|Affiliations|Afiliaciones|Associações|Associazioni|Lidmaatschappen',
      ['Royal Society\t2015 – 2018'],
    ],
    [
      'reference',
      'References|Referenzen|Références|Referencias|Referências|Referenze|Referenties',
      ['Charles Babbage, charles@example.org'],
    ],
  ];

  it.each(
    lists.flatMap(([kind, headings, lines]) =>
      headings.split('|').map((heading) => ({ kind, heading, lines })),
    ),
  )('$heading', ({ kind, heading, lines }) => {
    const { resume, unplaced } = readUnder(heading, lines);
    expect(flatEntriesOf(resume, kind, SECTIONS)).toHaveLength(1);
    expect(flatEntriesOf(resume, 'experience', SECTIONS)).toHaveLength(1);
    expect(unplaced).toEqual([]);
  });

  it.each([
    'Interests',
    'Hobbys',
    'Centres d’intérêt',
    'Aficiones',
    'Passatempos',
    'Interessi',
    'Vrije tijd',
  ])('%s', (heading) => {
    const { resume, unplaced } = readUnder(heading, ['Chess, Hiking']);
    expect(textOf(resume, 'interests')).toBe('Chess\nHiking');
    expect(unplaced).toEqual([]);
  });

  it('joined headings go to the kind that all of them are about, and skills stay skills', () => {
    expect(textOf(readUnder('Hobbies & Interests', ['Chess']).resume, 'interests')).toBe('Chess');
    const { resume } = readUnder('Skills & Languages', ['Go, SQL, German']);
    expect(textOf(resume, 'skills')).toBe('Go\nSQL\nGerman');
    expect(flatEntriesOf(resume, 'language', SECTIONS)).toEqual([]);
  });
});

describe('[OC2] languages', () => {
  it.each([
    {
      it: 'have their levels beside them in every form',
      lines: ['English: C1', 'German (Native)', 'French\tFluent', 'Spanish – B2', 'Native Italian'],
      pairs: ['English/C1', 'German/Native', 'French/Fluent', 'Spanish/B2', 'Italian/Native'],
    },
    {
      it: 'stand in one line',
      lines: ['English (C1), German (native), Latin'],
      pairs: ['English/C1', 'German/native', 'Latin/'],
    },
    {
      it: 'have their levels below them, also in a grid',
      lines: ['English\tSpanish', 'Native Speaker\tIntermediate'],
      pairs: ['English/Native Speaker', 'Spanish/Intermediate'],
    },
    {
      it: 'are joined by a word',
      lines: ['English and Spanish'],
      pairs: ['English/', 'Spanish/'],
    },
    {
      it: 'may have a name that no list knows',
      lines: ['English: C1', 'Quenya: A2'],
      pairs: ['English/C1', 'Quenya/A2'],
    },
  ])('$it', ({ lines, pairs }) => {
    const found = flatEntriesOf(readUnder('Languages', lines).resume, 'language', SECTIONS);
    expect(found.map(({ name, level }) => `${name}/${level}`)).toEqual(pairs);
  });

  it('whose name no list knows are doubted', () => {
    const { fields } = readUnder('Languages', ['English: C1', 'Quenya: A2']);
    const sure = (name: string) => fields.find(({ text }) => text === name)?.confidence ?? 0;
    expect(sure('English')).toBeGreaterThan(sure('Quenya'));
  });
});

describe('[OC2] voluntary work', () => {
  it('has role, organization, dates and points, and is no job', () => {
    const { resume } = readUnder('Volunteering', [
      'Driver\t03.2018 – heute',
      'Food Bank, Leeds',
      '• Drove the van',
    ]);
    expect(entries(resume, 'volunteering')).toEqual([
      {
        role: 'Driver',
        organization: 'Food Bank',
        location: 'Leeds',
        startDate: 'Mar 2018',
        endDate: 'Present',
        isCurrent: true,
        bullets: '• Drove the van',
      },
    ]);
    expect(flatEntriesOf(resume, 'experience', SECTIONS)).toHaveLength(1);
  });
});

describe('[OC2] voluntary work where employers lead the jobs', () => {
  it('has the organization first', () => {
    const { resume } = parseResume(
      flowingText([
        'Ada Byron',
        '# Experience',
        '*Ritz Ltd.',
        'Sous Chef\t2019 – 2021',
        '*Savoy Inc.',
        'Line Cook\t2016 – 2019',
        '# Volunteering',
        '*Quellgrund',
        'Zenner\t2018 – 2019',
      ]),
      numberedIds(),
    );
    expect(flatEntriesOf(resume, 'volunteering', SECTIONS)).toMatchObject([
      { organization: 'Quellgrund', role: 'Zenner' },
    ]);
  });
});

describe('[OC2] publications', () => {
  it.each([
    {
      it: 'are citations with authors, year, title and where they appeared',
      lines: [
        'Byron, A., & Babbage, C. (1843). Notes on the Analytical Engine. Scientific Memoirs, 3, 666-731. https://doi.org/10.1000/182',
      ],
      expected: {
        authors: 'Byron, A., & Babbage, C.',
        date: '1843',
        name: 'Notes on the Analytical Engine',
        publisher: 'Scientific Memoirs, 3, 666-731',
        url: 'https://doi.org/10.1000/182',
      },
    },
    {
      it: 'have their title in quotes',
      lines: ['A. Byron, C. Babbage, “Notes on the Analytical Engine”, Scientific Memoirs, 1993'],
      expected: {
        authors: 'A. Byron, C. Babbage',
        name: 'Notes on the Analytical Engine',
        publisher: 'Scientific Memoirs',
        date: '1993',
      },
    },
    {
      it: 'are entries of several lines',
      lines: [
        '*Notes on the Engine\tAug 2018',
        'Ada Byron, Charles Babbage',
        '10.1000/182',
        'Scientific Memoirs',
      ],
      expected: {
        name: 'Notes on the Engine',
        authors: 'Ada Byron, Charles Babbage',
        date: 'Aug 2018',
        publisher: 'Scientific Memoirs',
        url: '10.1000/182',
      },
    },
  ])('$it', ({ lines, expected }) => {
    const { resume, unplaced } = readUnder('Publications', lines);
    expect(entries(resume, 'publication')).toMatchObject([expected]);
    expect(unplaced).toEqual([]);
  });
});

describe('[OC2] courses', () => {
  it('are a list, or entries with who gave them', () => {
    const { resume } = readUnder('Relevant coursework', ['Algorithms, Compilers, Databases']);
    expect(flatEntriesOf(resume, 'course', SECTIONS).map(({ name }) => name)).toEqual([
      'Algorithms',
      'Compilers',
      'Databases',
    ]);
    const given = readUnder('Courses', ['Machine Learning, Stanford University\t2018']);
    expect(entries(given.resume, 'course')).toEqual([
      { name: 'Machine Learning', organization: 'Stanford University', date: '2018' },
    ]);
  });
});

describe('[OC2] memberships', () => {
  it.each([
    { line: 'Member, Royal Society\t2015 – 2018', role: 'Member', organization: 'Royal Society' },
    { line: 'Fellow of the Royal Society', role: 'Fellow', organization: 'Royal Society' },
    {
      line: 'Mitglied der Max-Planck-Gesellschaft',
      role: 'Mitglied',
      organization: 'Max-Planck-Gesellschaft',
    },
    { line: 'Royal Society, Treasurer', role: 'Treasurer', organization: 'Royal Society' },
    {
      line: 'Association for Computing Machinery',
      role: '',
      organization: 'Association for Computing Machinery',
    },
  ])('$line', ({ line, role, organization }) => {
    const { resume } = readUnder('Memberships', [line]);
    expect(flatEntriesOf(resume, 'membership', SECTIONS)).toMatchObject([{ role, organization }]);
  });
});

describe('[OC2] references', () => {
  it('are people with what they are, how to reach them and what they say', () => {
    const { resume, unplaced } = readUnder('References', [
      '*Charles Babbage',
      'Professor, University of Cambridge',
      'charles@example.org | +44 20 7946 0958',
      '“She sees further than I do.”',
      '*Mary Somerville',
      'Writer',
    ]);
    expect(entries(resume, 'reference')).toEqual([
      {
        name: 'Charles Babbage',
        position: 'Professor, University of Cambridge',
        contact: 'charles@example.org, +44 20 7946 0958',
        quote: '“She sees further than I do.”',
      },
      { name: 'Mary Somerville', position: 'Writer' },
    ]);
    expect(unplaced).toEqual([]);
  });

  it('stay unplaced where nobody is named', () => {
    const { resume, unplaced } = readUnder('References', ['Available upon request']);
    expect(flatEntriesOf(resume, 'reference', SECTIONS)).toEqual([]);
    expect(unplaced).toMatchObject([{ text: 'Available upon request' }]);
  });
});

describe('[OC2] interests', () => {
  it('keep their groups, and running words as they are', () => {
    const groups = ['Music: Piano, Guitar', 'Sports: Rowing'];
    expect(textOf(readUnder('Interests', groups).resume, 'interests')).toBe(groups.join('\n'));
    const words =
      'I like to hike in the hills near my house, and to bake bread for the neighbours.';
    expect(textOf(readUnder('Interests', [words]).resume, 'interests')).toBe(words);
  });
});
