import { readdirSync, readFileSync } from 'node:fs';
import { it as property } from '@fast-check/vitest';
import {
  EntryId,
  emptyFlatEntry,
  emptyResume,
  flatEntriesOf,
  type Resume,
  readJsonResume,
} from '@shortlist/resume';
import { resumeWith } from '@shortlist/resume/resume.test-support';
import { describe, expect, it } from 'vitest';
import { asPrinted, countIds, gateRuns, OUR_FILES } from './our-pdf.test-support.ts';
import { foreignResumes, plainResumes } from './our-resumes.test-support.ts';

const SAMPLES = new URL('../../../templates/samples/', import.meta.url);
const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.json'));

describe.each(OUR_FILES)('our own $file comes back whole', ({ throughFile }) => {
  it.each(names)('[CR4] [EX2] %s', async (name) => {
    const json: unknown = JSON.parse(readFileSync(new URL(name, SAMPLES), 'utf8'));
    const read = readJsonResume(json, countIds());
    if (!read.ok) throw new Error(`${name} is no JSON Resume`);
    expect(asPrinted((await throughFile(read.resume)).resume)).toEqual(asPrinted(read.resume));
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
      const resume = emptyResume(countIds());
      const { school, location } = place;
      const dates = { startDate: '2010', endDate: '2014' };
      const printed: Resume = resumeWith(
        {
          contact: { ...resume.contact, fullName: 'Ada Lovelace', email: 'ada@example.com' },
          experiences: [
            {
              ...emptyFlatEntry('experience', EntryId.parse('x')),
              ...dates,
              role: 'Research Assistant',
              company: school,
              location,
            },
          ],
          educations: [
            {
              ...emptyFlatEntry('education', EntryId.parse('s')),
              ...dates,
              degree: 'B.Sc.',
              ...place,
            },
          ],
        },
        resume,
      );
      const { resume: read } = await throughFile(printed);
      expect(flatEntriesOf(read, 'experience')).toMatchObject([{ company: school, location }]);
      expect(flatEntriesOf(read, 'education')).toMatchObject([{ school, location }]);
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
