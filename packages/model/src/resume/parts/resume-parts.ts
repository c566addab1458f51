import type { PartContent, StoredPart } from '../../documents/document-kind.ts';
import { emptyContact } from '../empty-resume.ts';
import { makeResume } from '../make-resume.ts';
import type { Resume } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import { isOwnKey } from '../sections/own-key.ts';
import { withPart } from './part.ts';
import { readContent } from './part-content.ts';
import { entryOfKey, kindOfOrder, type PartKey, sectionOfSettings } from './part-key.ts';

/** Parts that every resume has once. */
const ONCE: readonly string[] = ['contact', 'summary', 'skills', 'section_order', 'look', 'photo'];

/** Checks whether a key names a part of a resume whose kinds of section are these. */
export function isPartKey(key: string, { kinds }: Sections): key is PartKey {
  const shapeOf = (name: string) =>
    isOwnKey(name) ? 'own' : kinds.find(({ kind }) => kind === name)?.shape;
  const listed = kindOfOrder(key) ?? entryOfKey(key)?.kind;
  if (listed !== undefined) return ['own', 'entries'].includes(shapeOf(listed) ?? '');
  const settings = sectionOfSettings(key);
  if (settings !== undefined) return shapeOf(settings) !== undefined;
  return ONCE.includes(key) || ['own', 'text'].includes(shapeOf(key) ?? '');
}

/**
 * Builds the resume of parts: what none of them says is empty, and a list without a part has no entries. Parts that
 * this release does not know are passed over. Never throws, whatever their content is.
 */
export function resumeOfParts(
  parts: readonly (Pick<StoredPart, 'key'> & PartContent)[],
  sections: Sections,
): Resume {
  const known = parts.filter((part): part is typeof part & { key: PartKey } =>
    isPartKey(part.key, sections),
  );
  // Settings say which sections there are, and an order how entries and sections stand once they are there.
  const rankOf = (key: PartKey) => {
    if (sectionOfSettings(key) !== undefined) return 0;
    return key === 'section_order' || kindOfOrder(key) !== undefined ? 2 : 1;
  };
  const nothing = makeResume(
    { contact: emptyContact(), text: () => '', entries: () => [] },
    sections,
  );
  return known
    .toSorted((one, other) => rankOf(one.key) - rankOf(other.key))
    .reduce((resume, part) => {
      const value = readContent(part.key, part, sections);
      return withPart(resume, part.key, value, sections);
    }, nothing);
}
