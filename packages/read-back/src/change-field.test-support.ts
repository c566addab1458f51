import { type FieldRef, type Resume, SECTIONS, splitLines } from '@shortlist/model';
import { fieldText, withFieldText } from '@shortlist/model/flat-entry.test-support';

/** Words that no generated resume says. */
const OTHER = 'Zqxjk';

/** The resume with one field that says something else, or nothing where it is to go. */
export function changeField(resume: Resume, ref: FieldRef, isGone: boolean): Resume {
  const before = fieldText(resume, ref, SECTIONS);
  const said = withLine(before, ref.line, isGone ? '' : otherOf(ref.field, before));
  // A range is one field, whichever of its ends is missing.
  const range = isGone ? { startDate: '', endDate: '' } : {};
  const rest = isEnd(ref.field) ? { ...range, isCurrent: false } : {};
  return withFieldText(resume, ref, said, { sections: SECTIONS, rest });
}

const isEnd = (field: string) => field === 'startDate' || field === 'endDate';

const withLine = (text: string, line: number | undefined, said: string): string =>
  line === undefined ? said : splitLines(text).with(line, said).join('\n');

/** Returns what a field may say instead: another date where it is one. */
function otherOf(field: string, before: string): string {
  if (!/date$/iu.test(field)) return OTHER;
  return before.includes('Mar 1987') ? 'Apr 1988' : 'Mar 1987';
}
