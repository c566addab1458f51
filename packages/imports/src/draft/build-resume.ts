import {
  type EntryId,
  type EntryKind,
  type EntryOf,
  emptyEntry,
  fillEmptyLists,
  formatLabelledLines,
  MAX_SECTION_TITLE,
  makeResume,
  NO_SETTINGS,
  ownKey,
  type PaperSection,
  PRESENT,
  pointsOfTexts,
  type Resume,
  SECTIONS,
  type SectionSettings,
  withPhoto,
  withTexts,
} from '@shortlist/model';
import type { DraftEntry, OwnDraft, ResumeDraft } from './resume-draft.ts';

/** The resume of a draft. `newId` is called once for each entry and each section of the person's own. */
export function buildResume(draft: ResumeDraft, newId: () => EntryId): Resume {
  const own = [...draft.own].map(([name, section]) => ({ name, section, key: ownKey(newId()) }));
  const texts = new Map<string, readonly string[]>([
    ...draft.texts,
    ...own.map(({ key, section }) => [key, section.lines ?? []] as const),
  ]);
  const lists = new Map<string, readonly DraftEntry[]>([
    ...draft.entries,
    ...own.map(({ key, section }) => [key, section.entries ?? []] as const),
  ]);
  const keyOf = new Map(own.map(({ name, key }) => [name, key]));
  const resume = makeResume(
    {
      contact: contactOf(draft),
      text: (kind) => (texts.get(kind) ?? []).map(inOneLine).join('\n'),
      entries: <K extends EntryKind>(kind: K) =>
        (lists.get(kind) ?? []).map((entry) => buildEntry(kind, entry, newId())),
      settings: new Map([
        ...[...draft.settings].map(([kind, decided]) => [kind, settingsOf(decided)] as const),
        ...own.map(({ key, section }) => [key, ownSettings(section)] as const),
      ]),
      order: draft.order.map((name) => pathOf(keyOf.get(name) ?? name)),
    },
    SECTIONS,
  );
  return fillEmptyLists(withPhoto(resume, draft.photo), newId, SECTIONS);
}

const contactOf = ({ contact, links, details }: ResumeDraft) => ({
  ...contact,
  links: formatLabelledLines(links),
  details: formatLabelledLines(details),
});

/** The section's name in the order of the paper, which of a person's own is its key. */
const pathOf = (key: string) => SECTIONS.pathOfKey(key) as PaperSection;

const settingsOf = (decided: Partial<SectionSettings>): SectionSettings => ({
  ...NO_SETTINGS,
  ...decided,
  title: (decided.title ?? '').slice(0, MAX_SECTION_TITLE),
});

const ownSettings = ({ title, isHidden = false, entries }: OwnDraft): SectionSettings =>
  settingsOf({ title, isHidden, isAdded: true, shape: entries ? 'entries' : 'list' });

const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** The member that holds the description of an entry, and what leads its lines. */
function descriptionOf(kind: EntryKind) {
  const field = SECTIONS.ofKind(kind).fields.find(
    ({ type }) => type === 'points' || type === 'text',
  );
  const [member] = Object.keys(field?.members ?? {});
  const lead = field?.type === 'points' ? '• ' : '';
  return member === undefined ? undefined : ({ member, lead } as const);
}

function buildEntry<K extends EntryKind>(kind: K, entry: DraftEntry, id: EntryId): EntryOf<K> {
  const empty = emptyEntry(kind, id, SECTIONS);
  const texts = Object.entries(entry.texts).filter(([, text]) => text !== '');
  const said = Object.fromEntries(texts.map(([name, text]) => [name, inOneLine(String(text))]));
  const lines = (entry.lines ?? []).map((line) => ({
    ...line,
    text: line.text.replace(/[\r\n]+/gu, ' '),
  }));
  const description = lines.length > 0 ? descriptionOf(kind) : undefined;
  return {
    ...withTexts(SECTIONS.ofKind(kind), empty, said),
    ...('isCurrent' in empty && { isCurrent: said.endDate === PRESENT }),
    ...(description && { [description.member]: pointsOfTexts(lines, description.lead) }),
    ...(entry.hidden && { hidden: true as const }),
    ...(entry.sameEmployer && { sameEmployer: true as const }),
  };
}
