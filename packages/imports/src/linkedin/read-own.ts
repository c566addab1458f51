import { readDate } from '../dates/read-date.ts';
import { ownEntry } from '../draft/placed-item.ts';
import { type DraftEntry, isSaid, type ResumeDraft } from '../draft/resume-draft.ts';
import type { Members } from '../members/members.ts';
import { labelledLine, linkLine, plainLines } from '../text/line.ts';
import { WORDS } from '../words.ts';

/** Adds rows that no kind of section is for as a section of the person's own. */
export const addOwnEntries = (title: string) => (draft: ResumeDraft, rows: readonly Members[]) => {
  const entries = rows.map(entryOf).filter(isSaid);
  if (entries.length > 0) draft.own.set(title, { title, entries });
};

function entryOf(row: Members): DraftEntry {
  const url = row.text('Url');
  return ownEntry({
    name: row.text('Title', 'Name'),
    startDate: readDate(row.text('Issued On', 'Filed On', 'Date On', 'Date', 'Started On')),
    lines: [
      ...labelledLine(WORDS.score, row.text('Score')),
      ...plainLines(row.text('Description')),
      ...(url === '' ? [] : [linkLine(url)]),
    ],
  });
}
