import type { ExportFile, ExportSource } from '../export-file.ts';
import { readPassport } from './passport/read-passport.ts';
import { readCandidate } from './portal/read-candidate.ts';

/** Europass: the portal's "Candidate" since 2020, alone or within its PDFs, and the "SkillsPassport" before it. */
export const europass = {
  id: 'europass',
  detect: (file) => file.kind === 'xml' && file.name in READERS,
  read: (file, newId) => {
    const { name, members } = xmlOf(file);
    return [READERS[name](members, newId)];
  },
} as const satisfies ExportSource;

const READERS = { Candidate: readCandidate, SkillsPassport: readPassport };

function xmlOf(file: ExportFile) {
  if (file.kind !== 'xml' || !(file.name in READERS)) throw new TypeError('Detected as Europass.');
  return { name: file.name as keyof typeof READERS, members: file.members };
}
