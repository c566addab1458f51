import { describe, expect, it } from 'vitest';
import { PRINTS_ALL } from './design.ts';
import { keepPrinted } from './keep-printed.ts';
import type { Person } from './people/person.ts';
import { truthOf } from './truth.ts';

const ADA: Person = {
  id: 'ada',
  language: 'en',
  trade: 'nurse',
  isDated: true,
  resume: {
    basics: {
      name: 'Ada Großmann',
      label: 'Ward Nurse',
      email: 'ada@example.com',
      phone: '07700 900155',
      url: '',
      summary: 'Calm at night.',
      location: { city: 'Leek', region: '', countryCode: 'GB', country: 'United Kingdom' },
      profiles: [
        { network: 'LinkedIn', username: 'ada-g', url: 'https://www.linkedin.com/in/ada-g' },
      ],
    },
    work: [
      {
        name: 'Riverbank Surgery',
        position: 'Ward Nurse',
        location: 'Diss',
        startDate: '2019-04',
        endDate: '',
        summary: 'A house of forty.',
        highlights: ['Changed dressings and kept charts of every wound'],
      },
    ],
    education: [
      {
        institution: 'Vosper College',
        area: 'Nursing',
        studyType: 'BSc',
        startDate: '2015-09',
        endDate: '2018-07',
        score: '3.8',
        courses: ['Anatomy', 'Law'],
      },
    ],
    awards: [],
    certificates: [],
    projects: [],
    skills: [{ name: 'On the ward', keywords: ['Triage', 'Hoists'] }],
    languages: [{ language: 'Welsh', fluency: 'Good' }],
    interests: [],
  },
};

const PAGE = `ADA GROSSMANN Ward Nurse ada@example.com 07700 900155 Leek, United Kingdom
  Profile Calm at night. Experience Ward Nurse, Riverbank Surgery, Diss, Apr 2019 to Present
  A house of forty. Changed dressings and kept Page 1 charts of every wound
  Education BSc, Nursing Vosper College 2015 to 2018 GPA: 3.8 Coursework: Anatomy, Law
  Skills On the ward: Triage, Hoists Languages Welsh (Good)`;

const read = (text: string, prints = {}) =>
  keepPrinted(truthOf(ADA, { ...PRINTS_ALL, ...prints }), [text]);

describe('the truth about a document', () => {
  it('holds what the page prints, in whatever case and accents', () => {
    const { truth, dropped } = read(PAGE);
    expect(dropped).toEqual([]);
    expect(truth.contact.fullName).toBe('Ada Großmann');
    expect(truth.experiences).toEqual([
      {
        role: 'Ward Nurse',
        company: 'Riverbank Surgery',
        startDate: '2019-04',
        endDate: null,
        isCurrent: true,
        location: 'Diss',
        bullets: ['A house of forty.', 'Changed dressings and kept charts of every wound'],
      },
    ]);
    expect(truth.educations[0]?.bullets).toEqual(['Coursework: Anatomy, Law']);
    expect(truth.skills).toEqual(['Triage', 'Hoists']);
    expect(truth._optional.skills).toEqual(['On the ward', 'Welsh', 'Good', 'Welsh Good']);
  });

  it('drops and names what the page does not print', () => {
    const { truth, dropped } = read(PAGE.replace('Hoists', '').replace('A house of forty.', ''));
    expect(truth.skills).toEqual(['Triage']);
    expect(truth.experiences[0]?.bullets).toEqual([
      'Changed dressings and kept charts of every wound',
    ]);
    expect(dropped).toEqual(['experiences.bullets', 'skills']);
  });

  it('drops an entry of which neither name is printed', () => {
    const { truth } = read(PAGE.replace('BSc, Nursing Vosper College', ''));
    expect(truth.educations).toEqual([]);
  });

  it('lets an address be missed that only a link holds', () => {
    const url = 'https://www.linkedin.com/in/ada-g';
    expect(read(PAGE).truth.contact.linkedin).toEqual([null, url]);
    expect(read(`${PAGE} linkedin.com/in/ada-g`).truth.contact.linkedin).toBe(url);
    const site = structuredClone(ADA);
    site.resume.basics.url = 'https://adaexample.com';
    const { truth } = keepPrinted(truthOf(site, PRINTS_ALL), [PAGE]);
    expect(truth.contact.website).toEqual([null, 'https://adaexample.com']);
  });

  it('keeps the words of a degree whose parts stand apart', () => {
    const { truth } = read(
      PAGE.replace('BSc, Nursing Vosper', 'Nursing Vosper').replace('GPA', 'BSc GPA'),
    );
    expect(truth.educations[0]?.degree).toBe('BSc Nursing');
  });

  it('gives years where the design prints no months', () => {
    const { truth } = read(PAGE, { dates: 'year' });
    expect(truth.experiences[0]?.startDate).toBe('2019');
    expect(truth.educations[0]).toMatchObject({ startDate: '2015', endDate: '2018' });
  });

  it('holds no section and no home that the design leaves out', () => {
    const { truth } = read(PAGE, { parts: ['work'], home: 'none', workPlace: false });
    expect(truth).toMatchObject({ summary: null, educations: [], skills: [] });
    expect(truth.contact).toMatchObject({ city: null, country: null });
    expect(truth.experiences[0]?.location).toBe(null);
  });

  it('holds nothing of an entry that the design does not print, whatever words stand elsewhere', () => {
    const { truth } = read(PAGE, { hides: ['degree'], home: 'region' });
    expect(truth.educations[0]).toMatchObject({ degree: null, school: 'Vosper College' });
    expect(truth.contact).toMatchObject({ city: null, country: null });
  });

  it('lets a profile be read as a website only where the person has one', () => {
    expect(read(PAGE).truth.contact.website).toBe(null);
    const github = { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' };
    const ada = structuredClone(ADA);
    ada.resume.basics.profiles.push(github);
    expect(truthOf(ada, PRINTS_ALL).contact.website).toEqual([null, github.url]);
  });

  it('leaves open whether a job goes on where the design does not say it', () => {
    expect(read(PAGE, { openEnd: 'silent' }).truth._ignore).toEqual(['experiences.isCurrent']);
  });
});
