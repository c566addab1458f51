import {
  type EntryId,
  type EntryKind,
  type EntryOf,
  emptyContact,
  type JsonResume,
  makeResume,
  type Resume,
  type Sections,
} from '@shortlist/model';
import { readKeywords } from '../keyword-lines.ts';
import { listOwnKeys, readOwnSection, readOwnSettings, readOwnTexts } from '../own-sections.ts';
import { readBasics } from './read-basics.ts';

/**
 * Reads the standard's own fields, and our part of the file for kinds that the standard has no list for, into our
 * model. Lists may be empty.
 */
export function readStandard(file: JsonResume, newId: () => EntryId, sections: Sections): Resume {
  const { contact, summary } = file.basics
    ? readBasics(file.basics)
    : { contact: emptyContact(), summary: '' };
  const texts = new Map([
    ['summary', summary],
    ...readTexts(file, sections),
    ...readOwnTexts(file.meta),
  ]);
  return makeResume(
    {
      contact,
      settings: readOwnSettings(file.meta),
      ownLists: listOwnKeys(file.meta),
      text: (kind) => texts.get(kind) ?? '',
      entries: <K extends EntryKind>(kind: K) => {
        const section = sections.ofKind(kind);
        const entries = section.jsonResume
          ? section.jsonResume.read(file, newId)
          : readOwnSection(section, file.meta, newId);
        // The section of K reads entries of K.
        return entries as unknown as EntryOf<K>[];
      },
    },
    sections,
  );
}

/** The texts of the kinds that the standard has a list for, by kind. */
const readTexts = (file: JsonResume, { kinds }: Sections): [string, string][] =>
  kinds.flatMap((section): [string, string][] =>
    section.shape === 'text' && section.jsonResume
      ? [[section.kind, readKeywords(file, section.jsonResume)]]
      : [],
  );
