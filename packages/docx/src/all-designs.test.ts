import { withPhoto } from '@shortlist/model';
import { PHOTO } from '@shortlist/model/photo.test-support';
import { LANGUAGE_SAMPLES, readSample, SAMPLES } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { designs, printIn } from './design-samples.test-support.ts';
import { writeDocx } from './index.ts';
import { elementsNamed, openDocx } from './opened-docx.test-support.ts';
import { structuralFaults } from './structural-faults.test-support.ts';

const OPTIONS = { createdAt: new Date(0), creator: 'Shortlist' };

describe.each(designs.all)('$name as a Word file', ({ id }) => {
  it('[EX2] has nothing to repair, whatever the resume', async () => {
    for (const name of [...SAMPLES, ...LANGUAGE_SAMPLES]) {
      const file = writeDocx(await printIn(readSample(name), id), OPTIONS);
      expect(structuralFaults(openDocx(file)), name).toEqual([]);
    }
  });

  it('[EX1] is the same bytes again, and with a photo nothing to repair either', async () => {
    const resume = withPhoto(readSample('21-roles'), PHOTO);
    const write = async () => writeDocx(await printIn(resume, id), OPTIONS);
    const [file, again] = [await write(), await write()];
    const opened = openDocx(file);
    expect(Buffer.compare(file, again)).toBe(0);
    expect(structuralFaults(opened)).toEqual([]);
    const [photo] = elementsNamed(opened, 'word/document.xml', 'wp:docPr');
    expect(photo?.attributes.descr).toBe(resume.contact.fullName);
    expect(opened.names).toContain('word/media/photo1.jpg');
  });
});
