import {
  type Award,
  type EntryKind,
  type EntryOf,
  formatDateRange,
  listPrintedEntries,
  type Resume,
  SECTION_OF_KIND,
  SECTION_TITLES,
} from '@shortlist/resume';

/** Everything a resume says as plain text: what a person can take along when it cannot be saved. */
export function resumeText(resume: Resume): string {
  const { shown: _shown, ...contact } = resume.contact;
  const texts = [
    lines(...Object.values(contact)),
    titled(SECTION_TITLES.summary, resume.summary),
    titled(SECTION_TITLES.skills, resume.skills),
    entriesText(resume, 'experience', (entry) =>
      lines(
        line(entry.role, entry.company, entry.location),
        formatDateRange(entry.startDate, entry.endDate, entry.isCurrent),
        entry.bullets,
      ),
    ),
    entriesText(resume, 'education', (entry) =>
      lines(
        line(entry.degree, entry.minor, entry.school, entry.location, entry.gpa),
        formatDateRange(entry.startDate, entry.endDate, false),
        entry.bullets,
      ),
    ),
    ...(['certification', 'award', 'project'] as const).map((kind) =>
      entriesText(resume, kind, namedText),
    ),
  ];
  return texts.filter((text) => text !== '').join('\n\n');
}

const namedText = ({ name, organization, date, relevance }: Award) =>
  lines(line(name, organization, date), relevance);

function entriesText<K extends EntryKind>(
  resume: Resume,
  kind: K,
  write: (entry: EntryOf<K>) => string,
): string {
  const texts = listPrintedEntries(resume, kind).map(write);
  return titled(SECTION_TITLES[SECTION_OF_KIND[kind]], texts.join('\n\n'));
}

const isSaid = (text: string) => text.trim() !== '';
const lines = (...texts: string[]) => texts.filter(isSaid).join('\n');
const line = (...texts: string[]) => texts.filter(isSaid).join(', ');
const titled = (title: string, text: string) => (isSaid(text) ? `${title}\n${text}` : '');
