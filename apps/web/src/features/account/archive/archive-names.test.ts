import { fc, test } from '@fast-check/vitest';
import { anyCharacter } from '@shortlist/model/resume.test-support';
import { expect, it } from 'vitest';
import { archiveNames } from './archive-names.ts';

it.each([
  { it: 'keeps a plain name', names: ['Staff engineer'], files: ['Staff engineer'] },
  { it: 'numbers doubles', names: ['CV', 'CV', 'cv'], files: ['CV', 'CV (2)', 'cv (3)'] },
  {
    it: 'passes over a number that is taken',
    names: ['CV (2)', 'CV', 'CV'],
    files: ['CV (2)', 'CV', 'CV (3)'],
  },
  { it: 'leaves no way out of the folder', names: ['../../etc/passwd'], files: ['etcpasswd'] },
  { it: 'leaves out what file systems refuse', names: ['a/b\\c:d*?"<>|e'], files: ['abcde'] },
  {
    it: 'names what has no name left',
    names: ['', ' . ', '///'],
    files: ['Resume', 'Resume (2)', 'Resume (3)'],
  },
  { it: 'changes a name that Windows keeps', names: ['CON', 'lpt1.x'], files: ['CON_', 'lpt1_.x'] },
  { it: 'keeps every script', names: ['王小明的简历', 'محمد'], files: ['王小明的简历', 'محمد'] },
])('[AC5] $it', ({ names, files }) => {
  expect(archiveNames(names, 'Resume')).toEqual(files);
});

test.prop([fc.array(fc.string({ unit: anyCharacter }))])(
  '[AC5] no two names are alike, none leads elsewhere, and none is too long',
  (names) => {
    const files = archiveNames(names, 'Resume');
    expect(new Set(files.map((file) => file.normalize('NFC').toLowerCase())).size).toBe(
      names.length,
    );
    for (const file of files) {
      expect(file).toMatch(/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u);
      expect(new TextEncoder().encode(`${file}.json`).length).toBeLessThan(256);
    }
  },
);
