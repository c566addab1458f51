import type { Resume } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import { plainText } from './plain-text.ts';
import { printedResume } from './printed-resume.ts';
import { withNothingHidden } from './with-nothing-hidden.ts';

/** Everything a resume says as plain text, in its order, hidden or not: what a person can take along when it cannot be saved. */
export function resumePlainText(resume: Resume, known: Sections): string {
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
