import { describe, expect, it } from 'vitest';
import { applyEdit, printedResume } from '../../index.ts';
import { contactWith, entryId, resumeWith } from '../resume.test-support.ts';
import { SECTIONS } from '../sections/sections.ts';

/** The authors as they are printed, with what is bold in brackets. */
function printedAuthors(fullName: string, authors: string): string {
  const id = entryId('p1');
  const edits = [
    { type: 'set-section', key: 'publication', changes: { isAdded: true } },
    { type: 'add-entry', kind: 'publication', id },
    { type: 'set-entry', kind: 'publication', id, changes: { name: 'On Engines', authors } },
  ] as const;
  const start = resumeWith({ contact: contactWith({ fullName }) });
  const resume = edits.reduce((before, edit) => applyEdit(before, edit, SECTIONS), start);
  const section = printedResume(resume, { sections: SECTIONS }).sections.find(
    ({ title }) => title === 'Publications',
  );
  const [text] = section?.entries.at(-1)?.remarks ?? [];
  const marks = text?.marks ?? [];
  return marks.reduceRight(
    (said, { from, to, bold }) =>
      bold ? `${said.slice(0, from)}[${said.slice(from, to)}]${said.slice(to)}` : said,
    text?.text ?? '',
  );
}

describe('[OC2] the own name among authors', () => {
  it.each([
    [
      'Ada King Byron',
      'C. Babbage, Ada Byron and L. Menabrea',
      'C. Babbage, [Ada Byron] and L. Menabrea',
    ],
    ['Ada King Byron', 'A. K. Byron, C. Babbage', '[A. K. Byron], C. Babbage'],
    ['Ada Byron', 'Babbage, C., Byron, A., Menabrea, L.', 'Babbage, C., [Byron, A.], Menabrea, L.'],
    ['Ada Byron', 'Babbage C, Byron A, Menabrea L', 'Babbage C, [Byron A], Menabrea L'],
    ['José Núñez', 'J. Nunez; P. Cruz', '[J. Nunez]; P. Cruz'],
    ['王小明', '李四、王小明', '李四、[王小明]'],
    // Somebody else of that name.
    ['Ada Byron', 'C. Byron, A. Smith', 'C. Byron, A. Smith'],
    ['Ada Byron', 'George Byron', 'George Byron'],
    ['Ada Byron', 'Byron and others', 'Byron and others'],
    ['', 'Ada Byron', 'Ada Byron'],
  ])('of %s in "%s"', (fullName, authors, printed) => {
    expect(printedAuthors(fullName, authors)).toBe(printed);
  });
});
