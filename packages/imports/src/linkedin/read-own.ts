import { readDate } from '../dates/read-date.ts';
import { ownEntry } from '../draft/placed-item.ts';
import { type DraftEntry, isSaid, type ResumeDraft } from '../draft/resume-draft.ts';
import type { Members } from '../members/members.ts';
import { labelledLine, linkLine } from '../text/line.ts';
import { WORDS } from '../words.ts';
import { flatLines } from './flat-lines.ts';

/** Adds rows that no kind of section is for as a section of the person's own. */
export const addOwnEntries = (title: string) => (draft: ResumeDraft, rows: readonly Members[]) => {
  const before = draft.own.get(title)?.entries ?? [];
  const entries = [...before, ...rows.map(entryOf).filter(isSaid)];
  if (entries.length > 0) draft.own.set(title, { title, entries });
};

/** Of a patent the day of its issue, else that of its filing. */
const DATES = [
  'Issued On',
  'Issue Date',
  'Filed On',
  'Filing Date',
  'Tested On',
  'Date On',
  'Date',
];

function entryOf(row: Members): DraftEntry {
  const url = row.text('Url');
  return ownEntry({
    name: row.text('Title', 'Name'),
    organization: row.text('Issuer', 'Patent Office'),
    startDate: readDate(row.text(...DATES)),
    lines: [
      ...labelledLine(WORDS.score, row.text('Score')),
      ...labelledLine(WORDS.patentNumber, row.text('Patent Number')),
      ...labelledLine(WORDS.applicationNumber, row.text('Application Number')),
      ...flatLines(row.text('Description')),
      ...(url === '' ? [] : [linkLine(url)]),
    ],
  });
}
