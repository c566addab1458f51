import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';
import {
  applyEdit,
  emptyContact,
  makeResume,
  NO_SETTINGS,
  type Resume,
  SECTIONS,
} from '@shortlist/model';
import {
  contactWith,
  entryId,
  experienceWith,
  resumeWith,
} from '@shortlist/model/resume.test-support';
import { describe, expect, it } from 'vitest';
import { compareRead } from './index.ts';

const toText = (label: Message<'labels'>) => formatMessage(ENGLISH, { labels: en.labels }, label);

/** Lists what does not come back: where, what was typed, what was read, and what it was taken for. */
const lossesOf = (resume: Resume, read: Resume, carriesMarks = true) =>
  compareRead(resume, read, { sections: SECTIONS, carriesMarks }).differences.map(
    ({ label, typed, read: found, readAs }) => [
      toText(label),
      typed,
      found,
      ...(readAs ? [toText(readAs)] : []),
    ],
  );

type Job = Parameters<typeof experienceWith>[0];
const jobs = (...all: Job[]) =>
  resumeWith({
    experiences: all.map((each, at) =>
      experienceWith({ role: 'Engineer', company: 'Acme', id: entryId(`e${at}`), ...each }),
    ),
  });

describe('[EX3] a field that does not come back', () => {
  it('is named with its place, what was read there, and what it was taken for', () => {
    const typed = jobs({ location: 'Leeds' });
    expect(lossesOf(typed, jobs({ role: 'Leeds' }))).toEqual([
      ['Experience, Engineer, Role', 'Engineer', 'Leeds'],
      ['Experience, Engineer, Location', 'Leeds', ''],
    ]);
    const city = resumeWith({ contact: contactWith({ city: 'Haifa' }) });
    const headline = resumeWith({ contact: contactWith({ headline: 'Haifa' }) });
    expect(lossesOf(city, headline)).toEqual([['Contact, City', 'Haifa', '', 'Contact, Headline']]);
  });

  it.each([
    { it: 'of an entry that was not read', read: [{ role: 'B' }], lost: ['A', 'Acme'] },
    { it: 'of entries in another order', read: [{ role: 'B' }, { role: 'A' }], lost: ['A', 'B'] },
  ])('is one $it', ({ read, lost }) => {
    const typed = jobs({ role: 'A' }, { role: 'B' });
    expect(lossesOf(typed, jobs(...read)).map(([, said]) => said)).toEqual(lost);
  });

  it('is a point that was read as two, and the point after it is none', () => {
    const typed = jobs({ bullets: '• Ran the lab\n• Cut costs' });
    const read = jobs({ bullets: '• Ran\n• the lab\n• Cut costs' });
    expect(lossesOf(typed, read)).toEqual([
      ['Experience, Engineer, Point 1', 'Ran the lab', 'Ran'],
    ]);
  });

  it('is each item of a list, and the label before it', () => {
    const typed = resumeWith({ skills: 'Tools: Go, SQL\nChess' });
    expect(compareRead(typed, typed, { sections: SECTIONS }).fields).toBe(4);
    const read = resumeWith({ skills: 'Tools: Go\nChess' });
    expect(lossesOf(typed, read)).toEqual([['Skills, Line 1', 'SQL', '']]);
  });

  it('is a point whose bold words are not, where the format says what is bold', () => {
    const marks = { bullets: { marks: { 0: [{ from: 0, to: 3, bold: true }] } } };
    const typed = jobs({ bullets: '• Cut costs', values: marks } as Job);
    const plain = jobs({ bullets: '• Cut costs' });
    expect(compareRead(typed, plain, { sections: SECTIONS }).differences).toMatchObject([
      { what: 'marks' },
    ]);
    expect(
      compareRead(typed, plain, { sections: SECTIONS, carriesMarks: false }).differences,
    ).toEqual([]);
  });
});

describe('[EX3] no loss is', () => {
  it.each([
    { it: 'another dash', typed: { company: 'Ash – Oak' }, read: { company: 'Ash - Oak' } },
    { it: 'another space', typed: { company: 'Ash\u00a0 Oak' }, read: { company: 'Ash Oak' } },
    { it: 'a ligature', typed: { company: 'ﬁrst' }, read: { company: 'first' } },
    {
      it: 'one date where start and end are the same',
      typed: { startDate: '2020', endDate: '2020' },
      read: { endDate: '2020' },
    },
    {
      it: 'Present as an end',
      typed: { startDate: '2020', isCurrent: true },
      read: { startDate: '2020', endDate: 'Present' },
    },
    {
      it: 'bold from end to end',
      typed: {
        bullets: '• Cut',
        values: { bullets: { marks: { 0: [{ from: 0, to: 3, bold: true }] } } },
      },
      read: { bullets: '• Cut' },
    },
  ])('$it', ({ typed, read }) => {
    expect(lossesOf(jobs(typed as Job), jobs(read as Job))).toEqual([]);
  });

  it('a summary whose paragraphs are read as one', () => {
    const typed = resumeWith({ summary: 'First.\nSecond.' });
    expect(lossesOf(typed, resumeWith({ summary: 'First. Second.' }))).toEqual([]);
    expect(lossesOf(typed, resumeWith({ summary: 'First. Third.' }))).toHaveLength(2);
  });

  it('what is not printed: hidden entries, sections, contact parts, and sections without a name', () => {
    const contact = contactWith({ phone: '1', city: 'Leeds' });
    const shown = { ...contact.shown, phone: false, city: false };
    const typed = resumeWith({ contact: { ...contact, shown } }, jobs({}));
    const hidden = applyEdit(
      typed,
      {
        type: 'set-section',
        key: 'experience',
        changes: { isHidden: true },
      },
      SECTIONS,
    );
    const nothing = { fields: 0, same: 0, differences: [] };
    expect(compareRead(hidden, resumeWith({}), { sections: SECTIONS })).toEqual(nothing);
    expect(
      compareRead(jobs({ role: '', company: '', location: 'X' }), resumeWith({}), {
        sections: SECTIONS,
      }),
    ).toEqual(nothing);
  });

  it('an employer that is printed once for several roles', () => {
    const typed = jobs({}, { role: 'Lead', values: { sameEmployer: true } } as Job);
    expect(compareRead(typed, jobs({}, { role: 'Lead' }), { sections: SECTIONS })).toMatchObject({
      fields: 4,
      same: 4,
    });
  });
});

/** Sections of the person's own, each with its key, its title and a line. */
function withOwn(...sections: readonly (readonly [string, string, string])[]): Resume {
  const texts = new Map<string, string>(sections.map(([key, , text]) => [key, text]));
  const settingsOf = (title: string) =>
    ({ ...NO_SETTINGS, title, shape: 'list', isAdded: true }) as const;
  return makeResume(
    {
      contact: emptyContact(),
      text: (kind) => texts.get(kind) ?? '',
      entries: () => [],
      settings: new Map(sections.map(([key, title]) => [key, settingsOf(title)])),
    },
    SECTIONS,
  );
}

it('[EX3] puts a section of the person’s own beside the one that was read under its title', () => {
  const typed = withOwn(
    ['custom-juries', 'Juries', 'Bridges of Ghent'],
    ['custom-patents', 'Patents', 'Wet ledger'],
  );
  const read = withOwn(
    ['custom-read1', 'PATENTS', 'Wet ledger'],
    ['custom-read2', 'JURIES', 'Bridges of Ghent'],
  );
  expect(compareRead(typed, read, { sections: SECTIONS })).toMatchObject({ fields: 2, same: 2 });
  const untitled = withOwn(['custom-read1', 'Wet things', 'Wet ledger']);
  expect(compareRead(typed, untitled, { sections: SECTIONS })).toMatchObject({
    fields: 2,
    same: 0,
  });
});

it('[EX3] counts the items of a list within a line, and no empty ones', () => {
  const skills = resumeWith({ skills: 'Tools: Go, , SQL' });
  expect(compareRead(skills, skills, { sections: SECTIONS })).toMatchObject({ fields: 3, same: 3 });
});
