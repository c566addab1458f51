import {
  type PrintedEntry,
  type PrintedSection,
  type PrintedText,
  printedResume,
  type Resume,
  sectionsOf,
} from '@shortlist/model';
import { choicesOfContact, isContactChoice } from '../contact/contact-choices.ts';
import { wordsOfContact } from '../contact/words-of-contact.ts';
import { choiceOfSection, leavesOutSection } from '../left-out.ts';
import { saidBy, saidByContact } from '../said.ts';
import { namedChoice, type Sharing } from '../sharing.ts';
import { sharedResume, shownPhoto } from './shared-resume.ts';
import { namesOf } from './shared-sections.ts';

export const RESUME_SHARING: Sharing<Resume> = {
  kind: 'resume',
  toShared: sharedResume,
  choicesOf(resume, sections) {
    const known = sectionsOf(resume, sections);
    return [
      ...choicesOfContact(resume.contact).map(namedChoice),
      ...(shownPhoto(resume) ? [namedChoice('photo')] : []),
      ...printedResume(resume, { sections: known }).sections.map(({ section, title }) => ({
        choice: choiceOfSection(namesOf(section, known)),
        label: titled(title),
      })),
    ];
  },
  wordsOf(resume, choice, sections) {
    if (isContactChoice(choice)) return wordsOfContact(resume.contact, choice);
    const known = sectionsOf(resume, sections);
    return printedResume(resume, { sections: known })
      .sections.filter(({ section }) => leavesOutSection([choice], namesOf(section, known)))
      .flatMap(({ lines, entries }) => [...lines, ...entries.flatMap(headOf)])
      .map(({ text }) => text);
  },
  said: (resume, sections) => [
    ...saidByContact(resume.contact),
    ...printedResume(resume, { sections }).sections.flatMap((section) =>
      textsOf(section).flatMap((printed) => saidBy(titled(section.title), printed)),
    ),
  ],
};

const titled = (title: string) => ({ code: 'sharing.section', params: { title } }) as const;

/** The texts of an entry that tell it from others. */
const headOf = ({ employer, name, organization, remarks }: PrintedEntry): PrintedText[] => [
  ...(employer?.organization ?? []),
  ...name,
  ...organization,
  ...remarks,
];

const textsOf = ({
  title,
  lines,
  entries,
}: PrintedSection): Pick<PrintedText, 'text' | 'marks'>[] => [
  { text: title },
  ...lines,
  ...entries.flatMap((entry) => [
    ...headOf(entry),
    ...(entry.employer?.location ?? []),
    ...entry.location,
    ...entry.points,
  ]),
];
