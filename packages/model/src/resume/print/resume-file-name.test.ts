import { fc, test } from '@fast-check/vitest';
import { expect, it } from 'vitest';
import { resumeFileName } from '../../index.ts';
import { anyCharacter } from '../resume.test-support.ts';

it.each([
  ['Ada Lovelace', 'Ada_Lovelace.pdf'],
  [' Ada \t King\u00a0Lovelace ', 'Ada_King_Lovelace.pdf'],
  ['王小明', '王小明.pdf'],
  ['José Łukasz', 'José_Łukasz.pdf'],
  ['', 'Resume.pdf'],
  ['  ', 'Resume.pdf'],
  ['///', 'Resume.pdf'],
  ['../../etc/passwd', 'etcpasswd.pdf'],
  ['A/B: "C" <D>|E?*\\', 'AB_C_DE.pdf'],
  ['Ada / Lovelace', 'Ada_Lovelace.pdf'],
  ['Sammy Davis Jr.', 'Sammy_Davis_Jr..pdf'],
  ['CON', 'CON_.pdf'],
  ['𝒳'.repeat(61), `${'𝒳'.repeat(60)}.pdf`],
  ['Con Edison', 'Con_Edison.pdf'],
])('[PV7] names the file of %j %j', (fullName, fileName) => {
  expect(resumeFileName(fullName, 'pdf')).toBe(fileName);
});

test.prop([fc.string({ unit: anyCharacter, maxLength: 500 })])(
  '[PV7] always gives a name that file systems take',
  (fullName) => {
    const fileName = resumeFileName(fullName, 'pdf');
    expect(fileName).toMatch(/^[^\\/:*?"<>|\s\p{Cc}\p{Cs}]+\.pdf$/u);
    expect(new TextEncoder().encode(fileName).length).toBeLessThan(256);
  },
);
