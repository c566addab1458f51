import {
  emptyContact,
  makeResume,
  type Resume,
  type ResumeDetails,
  type ResumeId,
  SECTIONS,
  type Sections,
  sectionOfSettings,
} from '@shortlist/resume';
import { entryOfKey, kindOfOrder, withPart } from '../resume-model/part.ts';
import type { DraftSnapshot, DraftState, PartKey } from '../resume-model/resume-types.ts';

/** The revision of a part that nobody has saved yet, and that every resume has. */
const FIRST_REVISION = 1;

/**
 * An open resume as the server is known to have it, without what is unsaved: what `writeResumeDetails` of the
 * resume package makes the wire's form of.
 */
export function confirmedDetails(
  resumeId: ResumeId,
  { about, draft }: Pick<DraftSnapshot, 'about' | 'draft'>,
  sections: Sections = SECTIONS,
): ResumeDetails {
  const resume = confirmedResume(draft, sections);
  const { revision = FIRST_REVISION, ...named } = about;
  return {
    resumeId,
    ...named,
    lastEdited: '',
    resume,
    revisions: { ...revisionsOf(draft), name: revision },
    usesLeft: Object.fromEntries(draft.usesLeft),
  };
}

/**
 * The resume that confirmed parts alone make. The one on the screen has more: the empty card of an empty list, which the
 * server does not have, and a section of a person's own that nobody has saved yet.
 */
function confirmedResume({ confirmed }: DraftState, sections: Sections): Resume {
  const nothing = makeResume(
    { contact: emptyContact(), text: () => '', entries: () => [] },
    sections,
  );
  // An order says how entries and sections stand once they are there.
  const isOrder = (key: PartKey) => key === 'section_order' || kindOfOrder(key) !== undefined;
  const parts = [...confirmed].map(([key, { value }]) => ({ key, value }));
  const inOrder = [
    ...parts.filter(({ key }) => !isOrder(key)),
    ...parts.filter(({ key }) => isOrder(key)),
  ];
  return inOrder.reduce(
    (resume, { key, value }) => withPart(resume, key, value, sections),
    nothing,
  );
}

type PartRevisions = Omit<ResumeDetails['revisions'], 'name'>;

function revisionsOf({ confirmed }: DraftState): PartRevisions {
  const once: Record<string, number> = {};
  const settings: Record<string, number> = {};
  const texts: Record<string, number> = {};
  const orders: Record<string, number> = {};
  const entries: Record<string, number> = {};
  for (const [key, { revision }] of confirmed) {
    if (revision === undefined) continue;
    const entry = entryOfKey(key);
    const kind = kindOfOrder(key);
    const ownSettings = sectionOfSettings(key);
    if (entry) entries[entry.id] = revision;
    else if (kind !== undefined) orders[kind] = revision;
    else if (ownSettings !== undefined) settings[ownSettings] = revision;
    else if (isOnce(key)) once[key] = revision;
    else texts[key] = revision;
  }
  const first = Object.fromEntries(ONCE.map((key) => [key, FIRST_REVISION]));
  // The keys are those of `ONCE`, each with a number.
  return { ...first, ...once, settings, texts, entry_order: orders, entries } as PartRevisions;
}

/** The parts that every resume has once, by the names that the wire has for their revisions. */
const ONCE: readonly string[] = ['contact', 'summary', 'skills', 'section_order', 'look'];

const isOnce = (key: PartKey): boolean => ONCE.includes(key) || key === 'photo';
