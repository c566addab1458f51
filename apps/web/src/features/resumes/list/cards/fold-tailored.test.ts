import { expect, it } from 'vitest';
import { resumeOf } from '../../resumes.test-support.tsx';
import { sortResumes } from '../search/sort-resumes.ts';
import { foldTailored } from './fold-tailored.ts';

const BASE = resumeOf('Base', 2);
const tailored = (name: string, day: number) => ({
  ...resumeOf(name, day),
  base_id: BASE.document_id,
});

it('[TL2] resumes stand behind the one that they are tailored from, where the latest of them does', () => {
  const others = [resumeOf('Old', 1), resumeOf('New', 20)];
  const family = [tailored('B', 3), BASE, tailored('A', 10)];
  const titles = (sort: 'edited' | 'name') =>
    sortResumes([...others, ...family], sort).map(({ title }) => title);
  expect(titles('edited')).toEqual(['New', 'Base', 'A', 'B', 'Old']);
  expect(titles('name')).toEqual(['Base', 'A', 'B', 'New', 'Old']);
});

it('[TL2] of more than four that are tailored from one, three are shown at first', () => {
  const shown = (count: number, unfolded: readonly string[] = []) =>
    foldTailored(
      [BASE, ...Array.from({ length: count }, (_, at) => tailored(`T${at}`, at + 3))],
      new Set(unfolded),
    ).map((item) => ('resume' in item ? item.resume.title : item.count));
  expect(shown(4)).toEqual(['Base', 'T0', 'T1', 'T2', 'T3']);
  expect(shown(5)).toEqual(['Base', 'T0', 'T1', 'T2', 2]);
  expect(shown(5, [BASE.document_id])).toEqual(['Base', 'T0', 'T1', 'T2', 'T3', 'T4']);
});
