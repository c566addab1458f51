import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { knownFaces } from '@shortlist/fonts';
import { bytesOf } from '@shortlist/fonts/installed-fonts.test-support';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.test-support.ts';
import { loadInstalledFonts } from './installed-fonts.ts';

it('a font file that could not be read is read again', async () => {
  const [face] = knownFaces();
  if (!face) throw new Error('There are faces.');
  const file = join(temporaryFolder('fonts'), 'font.woff');
  writeFileSync(file, 'no font');
  await expect(loadInstalledFonts([{ ...face, file }])).rejects.toThrow();
  writeFileSync(file, bytesOf(face.key));
  expect([...(await loadInstalledFonts([{ ...face, file }])).keys()]).toEqual([face.key]);
});
