import { test } from '@fast-check/vitest';
import { blocksOf } from '@shortlist/document';
import { resumeText as keywordText } from '@shortlist/keywords';
import {
  formatFieldRef,
  type PrintedEntry,
  type PrintedText,
  printedResume,
  type Resume,
} from '@shortlist/resume';
import { anyOpenResume } from '@shortlist/resume/open-resume.test-support';
import { designResume } from '@shortlist/templates';
import { expect } from 'vitest';
import { resumeText as copiedText } from '#draft/react/resume-text.ts';
import { resumeWords } from '#features/improve/resume-words.ts';

/** The texts of an entry, in the order in which they are printed. */
const textsOf = ({ employer, ...entry }: PrintedEntry): PrintedText[] => [
  ...(employer ? [...employer.organization, ...employer.location, ...employer.dates] : []),
  ...[...entry.name, ...entry.dates, ...entry.organization, ...entry.location, ...entry.remarks],
  ...entry.points,
];

const printedTexts = (resume: Resume, all = false) =>
  printedResume(resume, { all }).sections.flatMap(({ lines, entries }) => [
    ...lines,
    ...entries.flatMap(textsOf),
  ]);

/** Where each text begins, the first one sought from the start, each other one behind the one before. */
function expectInOrder(whole: string, texts: readonly PrintedText[]) {
  let from = 0;
  for (const { text } of texts) {
    const at = whole.indexOf(text, from);
    expect(at, `"${text}" behind ${from} of "${whole}"`).toBeGreaterThanOrEqual(0);
    from = at + text.length;
  }
}

const withoutRepeats = (sources: readonly string[]) =>
  sources.filter((source, at) => source !== sources[at - 1]);

/** A resume in the default design, whose order of sections is the person's. */
const printedPlainly = (resume: Resume) =>
  designResume({ ...resume, look: { design: null, paper: null } }, { language: 'en' });

test.prop([anyOpenResume])(
  '[HO1] what is printed, copied, sent to a model and searched for keywords are the same texts in the same order',
  (resume) => {
    const shown = printedTexts(resume);
    const said = printedTexts(resume, true);

    const printed = blocksOf(printedPlainly(resume))
      .filter(({ group }) => group !== 'contact')
      .flatMap(({ spans, trailing = [] }) =>
        [...spans, ...trailing].flatMap((span) => span.source ?? []),
      );
    expect(withoutRepeats(printed)).toEqual(
      withoutRepeats(shown.map(({ ref }) => formatFieldRef(ref))),
    );

    expectInOrder(resumeWords(resume), said);
    expectInOrder(copiedText(resume), shown);

    const { text, parts } = keywordText(resume);
    const order = said.map(({ ref }) => formatFieldRef(ref));
    const searched = parts.filter(({ section }) => section !== 'contact');
    expect(searched.map(({ source }) => source)).toEqual(
      order.filter((source) => searched.some((part) => part.source === source)),
    );
    for (const { start, end, source } of searched) {
      const first = said.find(({ ref }) => formatFieldRef(ref) === source);
      expect(text.slice(start, end).startsWith(first?.text ?? ' ')).toBe(true);
    }
  },
);
