import { describe, expect, it } from 'vitest';
import { applyEdit, type PrintedText, plainText, printedResume } from '../../index.ts';
import type { FlatEntry } from '../flat-entry.test-support.ts';
import { entryId, experienceWith, resumeWith } from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

type Job = Partial<FlatEntry<'experience'>> & { same?: boolean; isHidden?: boolean };

const job = (role: string, from: string, to: string, more: Job = {}): Job => ({
  ...{ role, company: 'Kestrel', location: 'Kyiv', startDate: from, endDate: to },
  ...more,
});

function printed(jobs: readonly Job[]) {
  const idOf = (at: number) => entryId(`e${at}`);
  const experiences = jobs.map(({ same, isHidden, ...said }, at) =>
    experienceWith({ ...said, id: idOf(at) }),
  );
  const flagged = jobs.reduce((resume, { same, isHidden }, at) => {
    const set = { type: 'set-flag', kind: 'experience', id: idOf(at) } as const;
    const hidden = applyEdit(resume, { ...set, flag: 'hidden', isOn: isHidden === true }, SECTIONS);
    return applyEdit(hidden, { ...set, flag: 'sameEmployer', isOn: same === true }, SECTIONS);
  }, resumeWith({ experiences }));
  const [section] = printedResume(flagged, { sections: SECTIONS }).sections;
  if (!section) throw new Error('Nothing is printed.');
  return section;
}

const words = (texts: readonly PrintedText[] = []) => texts.map(({ text }) => text).join(', ');
const lines = (jobs: readonly Job[]) =>
  printed(jobs).entries.map(({ employer, name, organization, location, dates }) =>
    [
      ...(employer
        ? [words([...employer.organization, ...employer.location]), words(employer.dates)]
        : []),
      words([...name, ...organization, ...location]),
      words(dates),
    ].join(' | '),
  );

const lead = job('Lead', 'Mar 2020', 'Present', { isCurrent: true });
const engineer = job('Engineer', 'Jan 2018', 'Feb 2020', { same: true });
const trainee = job('Trainee', '2017', '2018', { same: true, location: 'Lviv' });

describe('[OC4] roles at one employer', () => {
  it('stand below its name, which is printed once with the whole period', () => {
    expect(lines([lead, engineer, trainee])).toEqual([
      'Kestrel, Kyiv | 2017 – Present | Lead | Mar 2020 – Present',
      'Engineer | Jan 2018 – Feb 2020',
      'Trainee, Lviv | 2017 – 2018',
    ]);
  });

  it('end with the next entry that does not say so, and with another employer', () => {
    const other = job('Cook', '2010', '2012', { company: 'Bistro', same: true });
    expect(lines([lead, engineer, job('Clerk', '2015', '2016'), other])).toEqual([
      'Kestrel, Kyiv | Jan 2018 – Present | Lead | Mar 2020 – Present',
      'Engineer | Jan 2018 – Feb 2020',
      'Clerk, Kestrel, Kyiv | 2015 – 2016',
      'Cook, Bistro, Kyiv | 2010 – 2012',
    ]);
  });

  it('are counted among what is printed only', () => {
    expect(lines([lead, { ...engineer, isHidden: true }])).toEqual([
      'Lead, Kestrel, Kyiv | Mar 2020 – Present',
    ]);
    expect(lines([{ ...lead, isHidden: true }, engineer, trainee])).toEqual([
      'Kestrel, Kyiv | 2017 – Feb 2020 | Engineer | Jan 2018 – Feb 2020',
      'Trainee, Lviv | 2017 – 2018',
    ]);
  });

  it('have a period where what lasts to this day has words for an end, which are not printed', () => {
    expect(lines([{ ...lead, endDate: 'who knows' }, engineer])[0]).toBe(
      'Kestrel, Kyiv | Jan 2018 – Present | Lead | Mar 2020 – Present',
    );
  });

  it('have no period where a date is in words, and are alone without a role or an employer', () => {
    expect(lines([lead, { ...engineer, startDate: 'long ago' }])[0]).toBe(
      'Kestrel, Kyiv |  | Lead | Mar 2020 – Present',
    );
    expect(lines([lead, { ...engineer, role: '' }])[0]).toBe(
      'Lead, Kestrel, Kyiv | Mar 2020 – Present',
    );
    expect(
      lines([
        { ...lead, company: '' },
        { ...engineer, company: '' },
      ]),
    ).toEqual(['Lead, Kyiv | Mar 2020 – Present', 'Engineer, Kyiv | Jan 2018 – Feb 2020']);
  });

  it('are copied as they are printed', () => {
    expect(plainText(printed([lead, engineer]))).toBe(
      'Kestrel, Kyiv, Jan 2018 – Present\nLead, Mar 2020 – Present\n\nEngineer, Jan 2018 – Feb 2020',
    );
  });
});
