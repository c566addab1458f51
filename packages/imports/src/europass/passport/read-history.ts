import { PRESENT } from '@shortlist/model';
import { type DateRange, readDate } from '../../dates/read-date.ts';
import { entryOfItem, type Item, ownEntry } from '../../draft/placed-item.ts';
import { isSaid, type ResumeDraft } from '../../draft/resume-draft.ts';
import type { Members } from '../../members/members.ts';
import { labelledLine } from '../../text/line.ts';
import { richLines } from '../../text/rich-text.ts';
import { WORDS } from '../../words.ts';

export function addWork(draft: ResumeDraft, list: Members) {
  for (const work of list.records('WorkExperience')) {
    const { name, location, sector } = readOrganization(work.record('Employer'));
    const item: Item = {
      name: labelOf(work.record('Position')),
      organization: name,
      location,
      ...readPeriod(work.record('Period')),
      lines: [...richLines(work.text('Activities')), ...labelledLine(WORDS.sector, sector)],
    };
    work.pass('ReferenceTo');
    draft.add('experience', entryOfItem('experience', item));
  }
}

export function addEducation(draft: ResumeDraft, list: Members) {
  for (const study of list.records('Education')) {
    const { name, location } = readOrganization(study.record('Organisation'));
    const item: Item = {
      name: study.text('Title'),
      organization: name,
      location,
      ...readPeriod(study.record('Period')),
      lines: [
        ...labelledLine(WORDS.field, labelOf(study.record('Field'))),
        ...labelledLine(WORDS.level, labelOf(study.record('Level'))),
        ...richLines(study.text('Activities')),
      ],
    };
    study.pass('ReferenceTo');
    draft.add('education', entryOfItem('education', item));
  }
}

/** Achievements of a title are a section of the person's own. */
export function addAchievements(draft: ResumeDraft, list: Members) {
  for (const achievement of list.records('Achievement')) {
    const title = labelOf(achievement.record('Title'));
    const [first, ...lines] = richLines(achievement.text('Description'));
    achievement.pass('ReferenceTo');
    const isShort = first !== undefined && first.text.length < LONGEST_NAME && !first.marks;
    const entry = ownEntry(
      isShort
        ? { name: first.text, lines }
        : { name: title, lines: first ? [first, ...lines] : [] },
    );
    const before = draft.own.get(title)?.entries ?? [];
    if (isSaid(entry)) draft.own.set(title, { title, entries: [...before, entry] });
  }
}

/** Of an entry's title, in characters. */
const LONGEST_NAME = 120;

/** The words of something that has a code besides. */
export function labelOf(record: Members): string {
  record.pass('Code');
  return record.text('Label');
}

function readOrganization(organization: Members) {
  const info = organization.record('ContactInfo');
  const address = info.record('Address').record('Contact');
  const country = labelOf(address.record('Country'));
  const street = [...address.texts('AddressLine'), address.text('PostalCode')];
  const place = [...street, address.text('Municipality'), country].filter(Boolean).join(', ');
  return {
    name: organization.text('Name'),
    location: place,
    sector: labelOf(organization.record('Sector')),
  };
}

function readPeriod(period: Members): DateRange {
  const isCurrent = period.isSet('Current');
  period.pass('Current');
  const endDate = dateOf(period.record('To'));
  return {
    startDate: dateOf(period.record('From')),
    endDate: isCurrent && endDate === '' ? PRESENT : endDate,
  };
}

/** Months are written "--04" there. */
function dateOf(date: Members): string {
  const year = date.text('@year');
  const month = date.text('@month').replace(/^-+/u, '');
  return readDate([year, month].filter(Boolean).join('-'));
}
