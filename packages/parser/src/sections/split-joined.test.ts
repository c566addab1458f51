import { entriesOf, SECTIONS } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { writeSections } from '../result/write-sections.ts';
import { readUnder } from './open/read-under.test-support.ts';

/** The names in each list that is read from the lines, and the text that found no place. */
function listsUnder(heading: string, lines: readonly string[]) {
  const { resume, unplaced } = readUnder(heading, lines);
  const { certifications, awards, skills, others = [] } = writeSections(resume, SECTIONS);
  return {
    certificates: certifications.map(({ name }) => name),
    awards: awards.map(({ name }) => name),
    skills,
    others: others.map(({ title }) => title),
    languages: entriesOf(resume, 'language').map(({ name }) => name),
    unplaced: unplaced.map(({ text }) => text),
  };
}

const NOTHING = {
  certificates: [],
  awards: [],
  skills: [],
  others: [],
  languages: [],
  unplaced: [],
};

describe('each line under a joined heading goes to the list that its words speak for:', () => {
  it.each([
    {
      heading: 'Certifications & Activities',
      lines: ['Certified Bread Inspector (CBI), 2019', 'Treasurer, Amble Rowing Club'],
      lists: { certificates: ['Certified Bread Inspector (CBI)'], others: ['Activities'] },
    },
    {
      heading: 'Awards & Memberships',
      lines: [
        '• Kiln Prize, Orrin Guild of Potters, 2017',
        '• Member, Society of Tarnwick Bakers, since 2015',
        '• Loaf of the Year 2016',
      ],
      lists: { awards: ['Kiln Prize', 'Loaf of the Year'], others: ['Memberships'] },
    },
    {
      heading: 'Certifications and Languages',
      lines: ['Forklift Licence, 2018', 'English (native), French (B2)'],
      lists: {
        certificates: ['Forklift Licence'],
        others: ['Languages'],
        languages: ['English', 'French'],
      },
    },
    {
      heading: 'Licences & Publications',
      lines: [
        'Brenner, O. (2016). Flame heights in small rooms. Journal of Heating, 12(3)',
        'HGV Licence C+E, 2012',
      ],
      lists: { certificates: ['HGV Licence C+E'], others: ['Publications'] },
    },
    {
      heading: 'Skills & Languages',
      lines: ['Raku, Slip casting', 'German (C1), Dutch (A2)'],
      lists: {
        skills: ['Raku', 'Slip casting'],
        others: ['Languages'],
        languages: ['German', 'Dutch'],
      },
    },
    {
      heading: 'Awards & Certifications',
      lines: ['• Quill Medal, 2019', '• ITIL Foundation, AXELOS, 2018'],
      lists: { awards: ['Quill Medal'], certificates: ['ITIL Foundation'] },
    },
    {
      heading: 'Zertifikate und Sprachen',
      lines: ['Staplerschein, 2015', 'Englisch (C1), Polnisch (Muttersprache)'],
      lists: {
        certificates: ['Staplerschein'],
        others: ['Languages'],
        languages: ['Englisch', 'Polnisch'],
      },
    },
    {
      heading: 'Licenses, Memberships & Awards',
      lines: ['• Nurse of the Month, May 2019', '• Night Nurse Licence (NNL)'],
      lists: { awards: ['Nurse of the Month'], certificates: ['Night Nurse Licence (NNL)'] },
    },
  ])('$heading', ({ heading, lines, lists }) => {
    expect(listsUnder(heading, lines)).toEqual({ ...NOTHING, ...lists });
  });

  it('with the lines below its first', () => {
    const lines = ['*Treasurer', 'Orrin Runners Club', '*Certified Bookkeeper', 'AIPB, 2015'];
    expect(listsUnder('Certifications & Activities', lines)).toEqual({
      ...NOTHING,
      certificates: ['Certified Bookkeeper'],
      others: ['Activities'],
    });
  });

  it('by the lines below its first', () => {
    const lines = [
      '*Society of Amble Bakers',
      'Fellow since 2012',
      '*Certified Grader',
      'AIPB, 2015',
    ];
    expect(listsUnder('Certifications & Memberships', lines)).toEqual({
      ...NOTHING,
      certificates: ['Certified Grader'],
      others: ['Memberships'],
    });
  });

  it('and stays where the whole is read where they speak for none', () => {
    expect(listsUnder('Certifications & Activities', ['Night shifts', 'Bell ringing'])).toEqual({
      ...NOTHING,
      certificates: ['Night shifts', 'Bell ringing'],
    });
  });
});
