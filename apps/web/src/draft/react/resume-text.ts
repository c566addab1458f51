import { plainText, printedResume, type Resume } from '@shortlist/resume';

/** Everything a resume says as plain text, in its order: what a person can take along when it cannot be saved. */
export function resumeText(resume: Resume): string {
  const { shown: _shown, ...contact } = resume.contact;
  const head = Object.values(contact).filter((text) => text.trim() !== '');
  const { sections } = printedResume(resume, { all: true });
  const texts = sections.map((section) => `${section.title}\n${plainText(section)}`);
  return [head.join('\n'), ...texts].filter((text) => text !== '').join('\n\n');
}
