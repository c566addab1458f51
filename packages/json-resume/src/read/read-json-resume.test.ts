import { fc, test } from '@fast-check/vitest';
import { emptyResume, paperOrder, type Resume, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import {
  contactWith,
  countIds,
  entryId,
  experienceWith,
} from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { readJsonResume } from '../index.ts';

function read(file: unknown): Resume {
  const answer = readJsonResume(file, countIds(), SECTIONS);
  if (!answer.ok) throw new Error(JSON.stringify(answer.problems));
  return answer.resume;
}

describe('readJsonResume', () => {
  it.each([
    { meta: undefined },
    { meta: 'v1' },
    { meta: { shortlist: { exactFields: [{ path: 'contact.city' }] } } },
    { meta: { shortlist: { exactFields: [{ path: 'summary', standard: 'Me', exact: 7 }] } } },
    {
      meta: { shortlist: { exactFields: [{ path: '__proto__.x', standard: 'Me', exact: 'You' }] } },
    },
  ])('passes over a meta that is not ours: $meta', ({ meta }) => {
    expect(textOf(read({ basics: { summary: 'Me' }, meta }), 'summary')).toBe('Me');
  });

  it('[OC1] [OC8] reads basics, other profiles as links, and loses no address', () => {
    const resume = read({
      basics: {
        name: 'Ada',
        label: 'Engineer',
        email: 'ada@example.de',
        phone: '+49 30 1234567',
        url: 'https://ada.dev',
        summary: 'I build.',
        location: {
          address: 'Weg 1',
          postalCode: '10115',
          city: 'Berlin',
          region: 'BE',
          countryCode: 'DE',
        },
        profiles: [
          { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
          { network: 'linkedin', url: 'https://www.linkedin.com/in/ada-l/' },
        ],
      },
    });
    expect(resume.contact).toEqual(
      contactWith({
        fullName: 'Ada',
        email: 'ada@example.de',
        phone: '+49 30 1234567',
        linkedin: 'ada-l',
        website: 'https://ada.dev',
        city: 'Berlin',
        state: 'BE',
        country: 'Germany',
        headline: 'Engineer',
        links: 'GitHub\thttps://github.com/ada',
        details: 'Address\tWeg 1, 10115',
      }),
    );
    expect(textOf(resume, 'summary')).toBe('I build.');
  });

  it('[OC1] names a profile without an address by its user, and its website once', () => {
    const url = 'https://ada.dev';
    const { contact } = read({
      basics: {
        url,
        profiles: [
          { network: 'Mastodon', username: '@ada@example.social' },
          { network: 'Blog', url },
        ],
      },
    });
    expect([contact.website, contact.links]).toEqual([url, 'Mastodon\t@ada@example.social']);
  });

  it('reads work, with summary before highlights, and voluntary work in its section', () => {
    const resume = read({
      work: [
        {
          company: 'Acme',
          position: 'Engineer',
          location: 'Berlin',
          startDate: '2020-01-15',
          summary: 'Led a team.',
          highlights: ['Built it'],
        },
        { name: 'Old', startDate: '2010', endDate: '2012-13' },
      ],
      volunteer: [{ organization: 'Red Cross', position: 'Driver', endDate: '2015-02' }],
    });
    const experiences = flatEntriesOf(resume, 'experience', SECTIONS);
    expect(experiences).toEqual([
      experienceWith({
        id: entryId('temp-1'),
        company: 'Acme',
        role: 'Engineer',
        location: 'Berlin',
        startDate: 'Jan 2020',
        endDate: 'Present',
        isCurrent: true,
        bullets: '• Led a team.\n• Built it',
      }),
      experienceWith({
        id: entryId('temp-2'),
        company: 'Old',
        startDate: '2010',
        endDate: '2012-13',
      }),
    ]);
    expect(flatEntriesOf(resume, 'volunteering', SECTIONS)).toMatchObject([
      { role: 'Driver', organization: 'Red Cross', endDate: 'Feb 2015', isCurrent: false },
    ]);
  });

  it.each([
    { work: { name: 'Acme' }, end: { endDate: '', isCurrent: false } },
    { work: { name: 'Acme', startDate: '2020' }, end: { endDate: 'Present', isCurrent: true } },
    { work: { name: 'Acme', endDate: 'present' }, end: { endDate: 'Present', isCurrent: true } },
    { work: { name: 'Acme', endDate: '2021-02' }, end: { endDate: 'Feb 2021', isCurrent: false } },
  ])('reads the end of $work', ({ work, end }) => {
    expect(flatEntriesOf(read({ work: [work] }), 'experience', SECTIONS)).toMatchObject([end]);
  });

  it('keeps every section in the order, whatever a meta says of it', () => {
    const exactFields = [{ path: 'sectionOrder[0]', standard: 'summary', exact: 'skills' }];
    const sectionOrder = paperOrder(read({ meta: { shortlist: { exactFields } } }), SECTIONS);
    expect(sectionOrder[0]).toBe('skills');
    expect([...sectionOrder].sort()).toEqual(
      [...paperOrder(emptyResume(countIds(), SECTIONS), SECTIONS)].sort(),
    );
  });

  it('reads education, awards, certificates, projects and publications', () => {
    const resume = read({
      education: [
        { institution: 'MIT', studyType: 'BSc', area: 'Physics', gpa: 3.9, courses: ['Optics'] },
      ],
      awards: [{ title: 'Prize', awarder: 'ACM', date: '2014-11-01', summary: 'First.' }],
      certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2023', url: 'https://cncf.io' }],
      projects: [
        {
          name: 'Engine',
          entity: 'Acme',
          description: 'An engine.',
          highlights: ['Fast'],
          keywords: ['Go', 'C'],
          roles: ['Lead'],
          url: 'https://engine.dev',
          startDate: '2020',
          endDate: '2021-03',
        },
      ],
      publications: [
        { name: 'Notes', publisher: 'Taylor', releaseDate: '1843', summary: 'On it.' },
      ],
    });
    expect(flatEntriesOf(resume, 'education', SECTIONS)).toMatchObject([
      { degree: 'BSc in Physics', school: 'MIT', gpa: '3.9', bullets: '• Optics' },
    ]);
    expect(flatEntriesOf(resume, 'award', SECTIONS)).toMatchObject([
      { name: 'Prize', organization: 'ACM', date: 'Nov 2014', relevance: 'First.' },
    ]);
    expect(flatEntriesOf(resume, 'certification', SECTIONS)).toMatchObject([
      { name: 'CKA', organization: 'CNCF', date: '2023', relevance: 'https://cncf.io' },
    ]);
    expect(flatEntriesOf(resume, 'project', SECTIONS)).toMatchObject([
      {
        name: 'Engine',
        organization: 'Acme',
        date: '2020 – Mar 2021',
        relevance: 'An engine.\nFast\nRoles: Lead\nKeywords: Go, C\nhttps://engine.dev',
      },
    ]);
    expect(flatEntriesOf(resume, 'publication', SECTIONS)).toMatchObject([
      { name: 'Notes', publisher: 'Taylor', date: '1843', description: 'On it.' },
    ]);
  });

  it('reads skills and interests as lines, and languages and references as entries', () => {
    const resume = read({
      skills: [
        { name: 'Web', level: 'Master', keywords: ['HTML', 'CSS'] },
        { name: 'Go' },
        { keywords: ['vim', 'git'] },
      ],
      languages: [{ language: 'English', fluency: 'Native' }, { language: 'French' }],
      interests: [{ name: 'Wildlife', keywords: ['Ferrets'] }],
      references: [{ name: 'Grace', reference: 'The best.' }],
    });
    const skills = textOf(resume, 'skills');
    expect(skills.split('\n')).toEqual(['Web (Master): HTML, CSS', 'Go', 'vim, git']);
    expect(textOf(resume, 'interests')).toBe('Wildlife: Ferrets');
    expect(flatEntriesOf(resume, 'language', SECTIONS)).toMatchObject([
      { name: 'English', level: 'Native' },
      { name: 'French', level: '' },
    ]);
    expect(flatEntriesOf(resume, 'reference', SECTIONS)).toMatchObject([
      { name: 'Grace', quote: 'The best.' },
    ]);
  });

  it.each([
    ['2024-01-15', 'Jan 2024'],
    ['2024-01', 'Jan 2024'],
    ['2024-12-31T23:59:59Z', 'Dec 2024'],
    ['2024', '2024'],
    ['2024-13', '2024-13'],
    ['2024-00', '2024-00'],
    ['Spring 2024', 'Spring 2024'],
    ['', ''],
  ])('[ED13] reads the date %j as %j', (date, stored) => {
    expect(
      flatEntriesOf(read({ awards: [{ title: 'x', date }] }), 'award', SECTIONS)[0]?.date,
    ).toBe(stored);
  });

  it.each([
    ['US', 'United States'],
    ['de', 'Germany'],
    ['GB', 'United Kingdom'],
    ['YE', 'Yemen'],
    ['QX', 'QX'],
    ['Deutschland', 'Deutschland'],
  ])('reads the country code %s as %s', (countryCode, country) => {
    expect(read({ basics: { location: { countryCode } } }).contact.country).toBe(country);
  });

  it('[ED15] makes each list that is empty or missing one blank entry', () => {
    expect(read({ work: [], education: null })).toEqual(emptyResume(countIds(), SECTIONS));
  });

  it('names everything that has the wrong type, with its place', () => {
    const work = [{}, {}, { startDate: { year: 2024 }, highlights: 'one' }];
    expect(readJsonResume({ basics: 'Ada', work, skills: [7] }, countIds(), SECTIONS)).toEqual({
      ok: false,
      problems: [
        { path: 'basics', message: { code: 'jsonResume.object' } },
        { path: 'work[2].startDate', message: { code: 'jsonResume.text' } },
        { path: 'work[2].highlights', message: { code: 'jsonResume.list' } },
        { path: 'skills[0]', message: { code: 'jsonResume.object' } },
      ],
    });
  });

  it.each([undefined, null, 7, 'text', []])('refuses %j as a whole', (value) => {
    const problems = [{ path: '', message: { code: 'jsonResume.object' } }];
    expect(readJsonResume(value, countIds(), SECTIONS)).toEqual({ ok: false, problems });
  });

  test.prop([fc.jsonValue()])('never throws, whatever JSON it is given', (value) => {
    const under = { basics: value, work: [value], skills: value, meta: value };
    expect(() => [
      readJsonResume(value, countIds(), SECTIONS),
      readJsonResume(under, countIds(), SECTIONS),
    ]).not.toThrow();
  });
});
