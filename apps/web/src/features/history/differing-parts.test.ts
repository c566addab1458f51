import { ResumeId, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { wholeDocument } from '#draft/server/whole-document.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { listDiffering } from './differing-parts.ts';
import { sectionOfPart } from './name-resume-part.ts';

const ID = ResumeId.parse('4b9c5a1e-3f1d-4c7e-9a00-000000000001');

it('[HI2] lists what differs in the order of the editor, whatever the order in which it is stored', () => {
  const { parts } = wholeDocument(ID, SAMPLE);
  const changed = parts.map((part) =>
    ['summary', 'contact', 'look'].includes(part.key)
      ? { ...part, content: { ...part.content, changed: true } }
      : part,
  );
  const placeOf = (key: string) => {
    const section = sectionOfPart(key, SECTIONS);
    return section ? SECTIONS.tabs.indexOf(section) : SECTIONS.tabs.length;
  };
  const namePart = (key: string) => key;
  const listed = listDiffering(changed.toReversed(), parts, { namePart, placeOf });
  expect(listed.map(({ name }) => name)).toEqual(['contact', 'summary', 'look']);
});
