import type { PartContent, StoredPart } from '../../documents/document-kind.ts';
import { emptyContact } from '../empty-resume.ts';
import { makeResume } from '../make-resume.ts';
import type { Resume } from '../resume.ts';
import type { Sections } from '../sections/create-sections.ts';
import { withPart } from './part.ts';
import { readContent } from './part-content.ts';
import { type PartKey, parsePartKey } from './part-key.ts';
import { partKindOf } from './part-kinds.ts';

/** Checks whether a key names a part of a resume whose kinds of section are these. */
export function isPartKey(key: string, sections: Sections): key is PartKey {
  const ref = parsePartKey(key);
  return partKindOf(ref).isKnown(ref, sections.kinds);
}

const TURNS = ['first', 'second', 'last'] as const;

const turnOf = (key: PartKey) => TURNS.indexOf(partKindOf(parsePartKey(key)).turn);

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
  const nothing = makeResume(
    { contact: emptyContact(), text: () => '', entries: () => [] },
    sections,
  );
  return known
    .toSorted((one, other) => turnOf(one.key) - turnOf(other.key))
    .reduce((resume, part) => {
      const value = readContent(part.key, part, sections);
      return withPart(resume, part.key, value, sections);
    }, nothing);
}
