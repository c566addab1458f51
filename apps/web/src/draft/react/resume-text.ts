import {
  plainText,
  printedResume,
  type Resume,
  type Sections,
  withNothingHidden,
} from '@shortlist/model';

/** Everything a resume says as plain text, in its order, hidden or not: what a person can take along when it cannot be saved. */
export function resumeText(resume: Resume, known: Sections): string {
  const { shown: _shown, ...contact } = resume.contact;
  const head = Object.values(contact)
    .map((text) => text.replaceAll('\t', ': '))
    .filter((text) => text.trim() !== '');
  const { sections } = printedResume(withNothingHidden(resume), {
    all: true,
    sections: known,
  });
  const texts = sections.map((section) => `${section.title}\n${plainText(section)}`);
  return [head.join('\n'), ...texts].filter((text) => text !== '').join('\n\n');
}
