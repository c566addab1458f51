import { type Resume, SECTIONS, textOf } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';

/** Returns all that the paper says of a resume, without ids. */
export const said = (resume: Resume) => ({
  fullName: resume.contact.fullName,
  email: resume.contact.email,
  city: resume.contact.city,
  summary: textOf(resume, 'summary'),
  // Short lines are run together on paper, and come back one by one.
  skills: textOf(resume, 'skills').split(/[,،，]\s*|\n/u),
  jobs: flatEntriesOf(resume, 'experience', SECTIONS).map(({ id: _, values: __, ...job }) => job),
  studies: flatEntriesOf(resume, 'education', SECTIONS).map(
    ({ id: _, values: __, bullets, ...study }) => ({
      ...study,
      bullets: bullets.replace('• ', ''),
    }),
  ),
  languages: flatEntriesOf(resume, 'language', SECTIONS).map(({ name, level }) => [name, level]),
});
