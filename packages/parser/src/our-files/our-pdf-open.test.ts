import { fc, it as property } from '@fast-check/vitest';
import { SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { describe, expect, it } from 'vitest';
import {
  flatEntryWith,
  numberedParts,
  openContent,
  openParts,
  resumeOf,
} from '../open-resumes.test-support.ts';
import { gateRuns, OUR_FILES } from './our-pdf.test-support.ts';

describe.each(OUR_FILES)('our own $file comes back whole', ({ throughFile }) => {
  property.prop([numberedParts], gateRuns(10))(
    '[OC1] [OC2] [OC4] [OC5] [EX2] with sections of every kind, headline, links, further lines, roles and marks',
    async (said) => {
      const printed = resumeOf(said);
      const { resume, unplaced } = await throughFile(printed);
      expect(openContent(resume)).toEqual(openContent(printed));
      // An employer of several roles is printed with the dates from the first to the last of them.
      expect(unplaced.filter(({ text }) => !/^[A-Z]?[a-z]* ?\d{4} – /.test(text))).toEqual([]);
    },
  );

  it('[OC5] reads no marks from a point that is bold as a whole', async () => {
    const text = 'Built the engine';
    const marks = { 0: [{ from: 0, to: text.length, bold: true as const }] };
    const job = flatEntryWith('experience', {
      role: 'Engineer',
      company: 'Harbor Labs',
      bullets: `• ${text}`,
      values: { bullets: { marks } },
    });
    const empty = fc.sample(openParts, 1)[0];
    if (!empty) throw new Error('There is no sample.');
    const { resume } = await throughFile(resumeOf({ ...empty, experience: [job] }));
    expect(flatEntriesOf(resume, 'experience', SECTIONS)).toMatchObject([{ bullets: `• ${text}` }]);
    expect(flatEntriesOf(resume, 'experience', SECTIONS)[0]?.values).toBeUndefined();
  });
});
