import { test } from '@fast-check/vitest';
import { blocksOf } from '@shortlist/document';
import { resumeText as keywordText } from '@shortlist/keywords';
import {
  formatFieldRef,
  type PrintedEntry,
  type PrintedText,
  printedResume,
  type Resume,
  resumePlainText,
  SECTIONS,
  withNothingHidden,
} from '@shortlist/model';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import { designResume } from '@shortlist/templates';
import { expect } from 'vitest';
import { resumeWords } from '#features/improve/resume-words.ts';

/** The texts of an entry, in the order in which they are printed. */
const textsOf = ({ employer, ...entry }: PrintedEntry): PrintedText[] => [
  ...(employer ? [...employer.organization, ...employer.location, ...employer.dates] : []),
  ...[...entry.name, ...entry.dates, ...entry.organization, ...entry.location, ...entry.remarks],
  ...entry.points,
];

const printedTexts = (resume: Resume, all = false) =>
  printedResume(resume, { sections: SECTIONS, all }).sections.flatMap(({ lines, entries }) => [
    ...lines,
    ...entries.flatMap(textsOf),
  ]);

/** Everything that a person has written: the contact, then each section below its title, hidden or not. */
const writtenTexts = (resume: Resume): string[] => {
  const { shown: _shown, ...contact } = resume.contact;
  const { sections } = printedResume(withNothingHidden(resume), { sections: SECTIONS, all: true });
  return [
    ...Object.values(contact).map((text) => text.replaceAll('\t', ': ')),
    ...sections.flatMap(({ title, lines, entries }) => [
      title,
      ...[...lines, ...entries.flatMap(textsOf)].map(({ text }) => text),
    ]),
  ];
};

/** Texts that are one statement each, by what is said together: of an entry neither when nor where it was. */
const statements = (resume: Resume): PrintedText[][] => {
  const { headline, contact, sections } = printedResume(resume, { sections: SECTIONS, all: true });
  return [
    headline ? [headline] : [],
    ...contact
      .filter(({ field }) => ['city', 'state', 'country'].includes(field))
      .map(({ text, field }) => [{ text, ref: { section: 'contact' as const, field } }]),
    ...sections.flatMap(({ lines, entries }) => [
      ...lines.map((line) => [line]),
      ...entries.flatMap(({ employer, name, organization, remarks, points }) => [
        employer ? [...employer.organization] : [],
        [...name, ...organization],
        ...[...remarks, ...points].map((text) => [text]),
      ]),
    ]),
  ].filter((texts) => texts.length > 0);
};

/** Texts run together, without what a plain text puts between them. */
const bare = (...texts: string[]) => texts.join('').replace(/[\s,•]/gu, '');

const withoutRepeats = (sources: readonly string[]) =>
  sources.filter((source, at) => source !== sources[at - 1]);

/** A resume in the default design, whose order of sections is the person's. */
const printedPlainly = (resume: Resume) =>
  designResume(
    { ...resume, look: { design: null, paper: null } },
    { sections: SECTIONS, language: 'en' },
  );

test.prop([anyOpenResume])(
  '[HO1] what is printed, copied, sent to a model and searched for keywords are the same texts in the same order; keywords leave out when and where',
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

    expect(bare(resumeWords(resume, SECTIONS))).toBe(bare(...said.map(({ text }) => text)));
    expect(bare(resumePlainText(resume, SECTIONS))).toBe(bare(...writtenTexts(resume)));

    const { text, parts } = keywordText(resume, SECTIONS);
    const searched = statements(resume);
    expect(
      parts.map(({ start, end, source }) => ({ text: text.slice(start, end), source })),
    ).toEqual(
      searched.map((texts) => ({
        text: texts.map((each) => each.text).join(', '),
        source: texts[0] && formatFieldRef(texts[0].ref),
      })),
    );
    expect(parts.map(({ start, end }) => `${text.slice(start, end)}\n`).join('')).toBe(text);
  },
);
