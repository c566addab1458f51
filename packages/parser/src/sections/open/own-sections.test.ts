import { isOwnKey, numberedIds, type Resume } from '@shortlist/model';
import { describe, expect, it } from 'vitest';
import { type Printed, printedText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../index.ts';
import { readUnder } from './read-under.test-support.ts';

describe('[OC2] a section under another heading', () => {
  const own = (resume: Resume) =>
    resume.sections.flatMap(({ kind, settings, ...section }) =>
      isOwnKey(kind)
        ? [
            {
              title: settings?.title,
              shape: settings?.shape,
              text: 'text' in section ? section.text : '',
            },
          ]
        : [],
    );

  it('is one of the person’s own: a list where its lines are marked', () => {
    const lines = ['• Gear with two speeds (US 11,234,567)', '• Loom that prints'];
    const { resume, unplaced } = readUnder('Patents', lines);
    expect(own(resume)).toEqual([
      {
        title: 'Patents',
        shape: 'list',
        text: 'Gear with two speeds (US 11,234,567)\nLoom that prints',
      },
    ]);
    expect(unplaced).toEqual([]);
  });

  it('may have a heading of unknown words that is set like the known ones', () => {
    const line = (text: string, y: number, isHeading = false): Printed => ({
      y,
      pieces: [{ text, bold: isHeading, size: isHeading ? 14 : 10 }],
    });
    const { resume } = parseResume(
      printedText([
        { y: 40, pieces: [{ text: 'Ada Byron', size: 24 }] },
        line('Experience', 80, true),
        line('Engineer, Acme Inc, 2019 – 2021', 100),
        line('Education', 140, true),
        line('B.Sc. in Physics, University of Leeds, 2014', 160),
        line('Beyond the desk', 200, true),
        line('Rowing, chess', 220),
        line('Skills', 260, true),
        line('Go, SQL', 280),
      ]),
      numberedIds(),
    );
    expect(own(resume)).toMatchObject([{ title: 'Beyond the desk', shape: 'text' }]);
  });

  it.each(['Signature', 'Links', 'Place and date'])('stays unplaced under %s', (heading) => {
    const { resume, unplaced } = readUnder(heading, ['Whatever stands here']);
    expect(own(resume)).toEqual([]);
    expect(unplaced).toMatchObject([{ text: 'Whatever stands here' }]);
  });
});
