import { blocksOf as allBlocks } from '@shortlist/document';
import {
  EntryId,
  emptyResume,
  formatFieldRef,
  parseFieldRef,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { type FlatResume, resumeWith } from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { designResume } from '../index.ts';
import { readSample, SAMPLES } from '../samples.test-support.ts';
import { writtenBlock, writtenBlocks } from '../written-blocks.test-support.ts';

const id = EntryId.parse('e');
const empty = emptyResume(() => id, SECTIONS);
const job = emptyFlatEntry('experience', id, SECTIONS);
const inEnglish = { sections: SECTIONS, language: 'en' };
const blocksOf = (resume: Resume) => allBlocks(designResume(resume, inEnglish));
const emptyWith = (changes: Partial<FlatResume>) => resumeWith(changes, empty);
const written = (changes: Partial<FlatResume>) => blocksOf(emptyWith(changes)).map(writtenBlock);

/** Millimetres of a length in points. */
const millimetres = (points: number) => (points * 25.4) / 72;

describe('[PV6] the page', () => {
  const { sheet } = designResume(readSample('01-engineer'), inEnglish);
  const blocks = blocksOf(readSample('01-engineer'));
  const find = (role: string) => blocks.find((block) => block.role === role);

  it('is a letter sheet with margins of 25.4 mm', () => {
    expect(sheet.width / 72).toBe(8.5);
    expect(sheet.height / 72).toBe(11);
    for (const margin of Object.values(sheet.margins)) {
      expect(millimetres(margin)).toBeCloseTo(25.4);
    }
  });

  it('has the name in 17 pt bold, centred', () => {
    expect(find('title')).toMatchObject({ align: 'center', spans: [{ size: 17, weight: 700 }] });
  });

  it('has the contact line in 10 pt, centred', () => {
    expect(blocks[1]).toMatchObject({ align: 'center', role: 'paragraph' });
    expect(blocks[1]?.spans.every(({ size }) => size === 10)).toBe(true);
  });

  it('has section headings in 11 pt bold capitals over a thin rule', () => {
    expect(find('heading')).toMatchObject({
      spans: [{ text: 'Summary', capitals: 'en', size: 11, weight: 700 }],
      rule: { thickness: 0.5 },
      keepWithNext: true,
    });
  });

  it('has a body of 10 pt on lines of 5.25 mm', () => {
    for (const { role, spans, lineHeight } of blocks) {
      if (role === 'title' || role === 'heading') continue;
      expect(spans.every(({ size }) => size === 10)).toBe(true);
      expect(millimetres(lineHeight)).toBeCloseTo(5.25);
    }
  });

  it('has indented bullets', () => {
    expect(find('bullet')).toMatchObject({ marker: '•', indent: 14, align: 'start' });
  });
});

describe('space', () => {
  const spaces = blocksOf(readSample('01-engineer')).map(({ role, spaceBefore }) => ({
    role,
    lines: Math.round((spaceBefore / 5.25 / 72) * 25.4 * 100) / 100,
  }));

  it('is half a line above a section', () => {
    expect(spaces.filter(({ role, lines }) => role === 'heading' && lines !== 0.5)).toEqual([]);
  });

  it('is a quarter of a line between two entries, and none within one', () => {
    const experience = spaces.slice(5, 17).map(({ lines }) => lines);
    expect(experience).toEqual([0.2, 0, 0, 0, 0, 0.25, 0, 0, 0, 0, 0.25, 0]);
  });
});

describe('[PV2] the head of the page', () => {
  it('says "Your Name" while there is no name', () => {
    expect(written({})).toEqual(['title +: *Your Name*']);
    expect(designResume(empty, inEnglish)).toMatchObject({
      title: 'Your Name – Resume',
      author: '',
    });
  });

  it('has the contact parts with bars between them, and links', () => {
    const contact = {
      ...empty.contact,
      fullName: ' Nora Whitfield ',
      email: 'nora@example.com',
      phone: '5125550147',
      linkedin: 'nora-w',
      website: 'nora.example.com',
      country: 'United States',
      state: 'Texas',
      city: 'Dallas',
    };
    expect(written({ contact })).toEqual([
      'title +: *Nora Whitfield*',
      `paragraph: Dallas, Texas, United States | ${[
        '[nora@example.com](mailto:nora@example.com)',
        '[(512) 555-0147](tel:5125550147)',
        '[linkedin.com/in/nora-w](https://www.linkedin.com/in/nora-w)',
        '[nora.example.com](https://nora.example.com)',
      ].join(' | ')}`,
    ]);
  });

  it('leaves out what is switched off', () => {
    const contact = {
      ...empty.contact,
      phone: '5125550147',
      state: 'Texas',
      city: 'Dallas',
      shown: { ...empty.contact.shown, phone: false, state: false },
    };
    expect(written({ contact })[1]).toBe('paragraph: Dallas');
  });

  it('keeps each part whole, and bars out of what machines read', () => {
    const contact = { ...empty.contact, email: 'a@example.com', city: 'New York' };
    const [, line] = blocksOf(resumeWith({ contact }));
    expect(line?.spans).toMatchObject([
      { text: 'New York', unbreakable: true },
      { text: ' | ', separator: true },
      { text: 'a@example.com', unbreakable: true, link: { label: 'E-mail: a@example.com' } },
    ]);
  });
});

describe('[PV3] the sections', () => {
  const headings = (resume: Resume) =>
    blocksOf(resume)
      .filter(({ role }) => role === 'heading')
      .map(({ spans }) => spans[0]?.text);

  it('stand in the default order', () => {
    expect(headings(readSample('01-engineer'))).toEqual([
      'Summary',
      'Experience',
      'Education',
      'Projects',
      'Certifications',
      'Awards',
      'Skills',
    ]);
  });

  it('stand in the order of the resume', () => {
    const resume: Resume = resumeWith(
      { sectionOrder: ['skills', 'awards'] },
      readSample('01-engineer'),
    );
    expect(headings(resume).slice(0, 3)).toEqual(['Skills', 'Awards', 'Summary']);
  });

  it('are left out without content', () => {
    expect(headings(readSample('03-empty-sections'))).toEqual([]);
    expect(headings(resumeWith({ experiences: [{ ...job, location: 'Here' }] }))).toEqual([]);
  });

  it('are the groups of their blocks', () => {
    const groups = blocksOf(readSample('17-student')).map(({ group }) => group);
    expect([...new Set(groups)]).toEqual([
      'contact',
      'summary',
      'experience',
      'education',
      'projects',
      'awards',
      'skills',
    ]);
  });
});

describe('an experience', () => {
  const experience = {
    ...job,
    role: 'Engineer',
    company: 'Harbor',
    location: 'Austin',
    startDate: 'Jan 2020',
    isCurrent: true,
    bullets: '• Built a thing\n\n- Fixed another',
  };
  const lines = (changes: Partial<typeof experience>) =>
    written({ experiences: [{ ...experience, ...changes }] }).slice(2);

  it('has its role and dates, its place, and its bullets without their marks', () => {
    expect(lines({})).toEqual([
      'entry +: *Engineer* >> Jan 2020 – Present',
      'paragraph +: Harbor, Austin',
      'bullet: • Built a thing',
      'bullet: • Fixed another',
    ]);
  });

  it.each([
    {
      it: 'without a role is named by its company',
      changes: { role: '' },
      line: 'entry +: *Harbor* >> Jan 2020 – Present',
    },
    {
      it: 'without dates has none at the margin',
      changes: { startDate: '', isCurrent: false },
      line: 'entry +: *Engineer*',
    },
  ])('$it', ({ changes, line }) => {
    expect(lines(changes)[0]).toBe(line);
  });

  it('without bullets or place is one line that stands by itself', () => {
    expect(lines({ company: '', location: '', bullets: '• ' })).toEqual([
      'entry: *Engineer* >> Jan 2020 – Present',
    ]);
  });

  it('has the field of every text, by line', () => {
    const sources = blocksOf(resumeWith({ experiences: [experience] }))
      .slice(2)
      .flatMap(({ spans, trailing = [] }) => [...spans, ...trailing].map(({ source }) => source));
    const field = (name: 'role' | 'startDate' | 'company' | 'location') =>
      formatFieldRef({ section: 'experience', entryId: id, field: name });
    expect(sources).toEqual([
      ...[field('role'), field('startDate'), field('company'), field('location')],
      'experience.bullets.0@e',
      'experience.bullets.2@e',
    ]);
  });
});

describe('other entries', () => {
  it('education has degree and dates, school, and minor and GPA between bars', () => {
    const education = {
      ...emptyFlatEntry('education', id, SECTIONS),
      degree: 'BSc',
      school: 'Lakeside',
      location: 'Dallas',
      minor: 'Mathematics',
      gpa: '3.9',
      endDate: 'May 2027',
    };
    expect(written({ educations: [education] }).slice(2)).toEqual([
      'entry +: *BSc* >> May 2027',
      'paragraph +: Lakeside, Dallas',
      'paragraph: Minor: Mathematics | GPA: 3.9',
    ]);
  });

  it.each(['projects', 'certifications', 'awards'] as const)(
    '%s have name, organization and date, and their description as bullets',
    (list) => {
      const [kind] = list.split(/s$/);
      const entry = {
        ...emptyFlatEntry('project', id, SECTIONS),
        name: `A ${kind}`,
        organization: 'Club',
        date: '2024',
        relevance: 'One\nTwo',
      };
      expect(written({ [list]: [entry] }).slice(2)).toEqual([
        `entry +: *A ${kind}*, Club >> 2024`,
        'bullet: • One',
        'bullet: • Two',
      ]);
    },
  );
});

describe('skills', () => {
  it.each([
    { it: 'of one a line are run together', skills: 'SQL\nGit\n• Go', lines: ['SQL, Git, Go'] },
    {
      it: 'with a label have it in bold',
      skills: 'Tools: Git, Jira',
      lines: ['*Tools:* Git, Jira'],
    },
    {
      it: 'that are lists stay lines',
      skills: 'Git, Jira\nSQL, Go',
      lines: ['Git, Jira', 'SQL, Go'],
    },
    {
      it: 'of both kinds keep their order',
      skills: 'SQL\nGit\nTools: Jira\nGo',
      lines: ['SQL, Git', '*Tools:* Jira', 'Go'],
    },
  ])('$it', ({ skills, lines }) => {
    expect(written({ skills }).slice(2)).toEqual(lines.map((line) => `paragraph: ${line}`));
  });
});

describe('every sample', () => {
  it.each(SAMPLES)('%s gives all its text a field of the editor', (name) => {
    for (const { role, spans, trailing = [] } of blocksOf(readSample(name))) {
      if (role === 'heading') continue;
      for (const { source = '', separator } of [...spans, ...trailing]) {
        expect(separator || parseFieldRef(source, SECTIONS), source).toBeTruthy();
      }
    }
  });

  it.each(['01-engineer', '12-hebrew', '17-student'])('%s looks as agreed', async (name) => {
    const text = `${writtenBlocks(designResume(readSample(name), inEnglish))}\n`;
    await expect(text).toMatchFileSnapshot(`../../golden/${name}.txt`);
  });
});

it('makes one text of the lines of skills, so that none stands alone on a page', () => {
  const skills = 'Languages: Go\nTools: Git, Make\nSQL';
  const blocks = blocksOf(resumeWith({ skills }, readSample('01-engineer')));
  const printed = blocks.filter(({ group }) => group === 'skills');
  expect(printed.map(({ joinsPrevious = false }) => joinsPrevious)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
