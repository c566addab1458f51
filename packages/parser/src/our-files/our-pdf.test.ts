import { it as property } from '@fast-check/vitest';
import { EntryId, emptyResume, numberedIds, type Resume, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry, flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { asPrinted, gateRuns, OUR_FILES } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

describe.each(OUR_FILES)('our own $file comes back whole', ({ throughFile }) => {
  it.each(SAMPLES)('[CR4] [EX2] %s', async (name) => {
    const sample = readSample(name);
    expect(asPrinted((await throughFile(sample)).resume)).toEqual(asPrinted(sample));
  });

  it.each([
    { school: 'University of California, Berkeley', location: '' },
    { school: 'University of California, Berkeley', location: 'Berkeley, CA' },
    { school: 'University of California, Los Angeles', location: 'Los Angeles, CA' },
    { school: 'University of California', location: 'Berkeley, CA' },
    { school: 'California State University, Long Beach', location: '' },
  ])(
    '[CR4] [EX2] with the campus in the name of a school or an employer: $school $location',
    async (place) => {
      const resume = emptyResume(numberedIds(), SECTIONS);
      const { school, location } = place;
      const dates = { startDate: '2010', endDate: '2014' };
      const printed: Resume = resumeWith(
        {
          contact: { ...resume.contact, fullName: 'Ada Lovelace', email: 'ada@example.com' },
          experiences: [
            {
              ...emptyFlatEntry('experience', EntryId.parse('x'), SECTIONS),
              ...dates,
              role: 'Research Assistant',
              company: school,
              location,
            },
          ],
          educations: [
            {
              ...emptyFlatEntry('education', EntryId.parse('s'), SECTIONS),
              ...dates,
              degree: 'B.Sc.',
              ...place,
            },
          ],
        },
        resume,
      );
      const { resume: read } = await throughFile(printed);
      expect(flatEntriesOf(read, 'experience', SECTIONS)).toMatchObject([
        { company: school, location },
      ]);
      expect(flatEntriesOf(read, 'education', SECTIONS)).toMatchObject([{ school, location }]);
    },
  );

  property.prop([plainResumes], gateRuns(12))(
    '[CR4] [EX2] for generated resumes',
    async (printed) => {
      expect(asPrinted((await throughFile(printed)).resume)).toEqual(asPrinted(printed));
    },
  );

  property.prop([foreignResumes], gateRuns(8))(
    '[CR4] [EX2] for generated resumes in scripts that are drawn in another order',
    async (printed) => {
      expect(asPrinted((await throughFile(printed)).resume)).toEqual(asPrinted(printed));
    },
  );
});
