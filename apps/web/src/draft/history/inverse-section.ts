import {
  type Edit,
  type EntryKind,
  NO_SETTINGS,
  type Resume,
  sectionSettings,
} from '@shortlist/model';
import { type Now, saysOf } from './inverse.ts';

type Section = Resume['sections'][number];

const findSection = ({ sections }: Resume, key: string) =>
  sections.find((section) => section.key === key);

/** A section that was removed comes back with what it said, unless somebody has added it again since. */
export function sectionBack(
  key: string,
  before: Resume,
  { resume, newId, rename }: Now,
): Edit | undefined {
  const at = before.sections.findIndex((section) => section.key === key);
  const section = before.sections[at];
  if (!section || sectionSettings(resume, key).isAdded) return undefined;
  return { type: 'restore-section', section: withNewIds(section, newId, rename), at };
}

/** A section whose entries have new ids: under the old ones the server knows them as deleted. */
function withNewIds(section: Section, newId: Now['newId'], rename: Now['rename']): Section {
  if (!('entries' in section)) return section;
  const { order: _, ...list } = section;
  const entries = section.entries.map((entry) => {
    const id = newId();
    rename(entry.id, id);
    return { ...entry, id };
  });
  return { ...list, entries };
}

/** A section that came back goes again, unless somebody has changed it. */
export function sectionGone(key: string, after: Resume, now: Now): Edit | undefined {
  const [then, section] = [findSection(after, key), findSection(now.resume, key)];
  if (!then || !section || saysOfSection(then, after) !== saysOfSection(section, now.resume)) {
    return undefined;
  }
  const ids = 'entries' in section ? { ids: section.entries.map(({ id }) => id) } : {};
  return { type: 'remove-section', key, ...ids };
}

function saysOfSection(section: Section, resume: Resume): string {
  const settings = { ...NO_SETTINGS, ...section.settings };
  const said =
    'entries' in section
      ? section.entries.map(({ id }) => saysOf(resume, section.kind as EntryKind, id))
      : section.text;
  return JSON.stringify([settings, said]);
}
