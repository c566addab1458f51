import { mergeOrder } from '@shortlist/draft';
import {
  completeEntryOrder,
  type Edit,
  type EntryId,
  type EntryKind,
  entriesOf,
  entryTexts,
  insertEntryEdit,
  type PaperSection,
  paperOrder,
  type Resume,
  type Sections,
  sectionSettings,
  setEntryEdit,
} from '@shortlist/model';
import { type Done, type Inverse, type Now, saysOf } from './inverse.ts';
import { sectionBack, sectionGone } from './inverse-section.ts';

type EditOf<Type extends Edit['type']> = Extract<Edit, { type: Type }>;

/** Returns how an edit of entries, sections or the photo is taken back; undefined for all others. */
export function inverseOf(done: Done): Inverse | undefined {
  const { edit, before, after } = done;
  switch (edit.type) {
    case 'add-entry':
    case 'insert-entry':
      return (now) => entryGone(edit, after, now);
    case 'remove-entry':
      return (now) => entryBack(edit, before, now);
    case 'move-entry':
      return (now) => entryMovedBack(edit, done, now);
    case 'set-flag':
      return (now) => flagBack(edit, done, now);
    case 'set-entry':
      return (now) => textsBack(edit, done, now);
    case 'set-section':
      return (now) => settingsBack(edit, done, now);
    case 'set-section-order':
      return (now) => orderBack(done, now);
    case 'remove-section':
      return (now) => sectionBack(edit.key, before, now);
    case 'restore-section':
      return (now) => sectionGone(edit.section.key, after, now);
    case 'set-photo':
      return ({ resume }) =>
        resume.photo === after.photo ? { type: 'set-photo', photo: before.photo } : undefined;
    default:
      return undefined;
  }
}

const findEntry = (resume: Resume, kind: EntryKind, id: EntryId) =>
  entriesOf(resume, kind).find((entry) => entry.id === id);

/** Removes what was added, unless somebody has written into it. */
function entryGone(
  { kind, id }: EditOf<'add-entry' | 'insert-entry'>,
  after: Resume,
  { resume, idNow }: Now,
): Edit | undefined {
  const said = saysOf(after, kind, id);
  const current = idNow(id);
  return said !== undefined && said === saysOf(resume, kind, current)
    ? { type: 'remove-entry', kind, id: current }
    : undefined;
}

function entryBack(
  { kind, id }: EditOf<'remove-entry'>,
  before: Resume,
  { resume, idNow, newId, rename }: Now,
): Edit | undefined {
  const removed = findEntry(before, kind, id);
  if (!removed) return undefined;
  const order = completeEntryOrder(before, kind);
  const at = placeBehind(order.slice(0, order.indexOf(id)).map(idNow), resume, kind);
  const next = newId();
  rename(id, next);
  return insertEntryEdit({ kind, at }, removed, next);
}

/** The position behind the last of these entries that is there. */
function placeBehind(ids: readonly EntryId[], resume: Resume, kind: EntryKind, moved?: EntryId) {
  const order = completeEntryOrder(resume, kind).filter((id) => id !== moved);
  return order.findLastIndex((id) => ids.includes(id)) + 1;
}

/** Moves what was moved behind the entry that it stood behind, unless it was moved again since. */
function entryMovedBack(
  { kind, id }: EditOf<'move-entry'>,
  { before, after }: Done,
  { resume, idNow }: Now,
): Edit | undefined {
  const current = idNow(id);
  const [from, to] = [before, after].map((each) => completeEntryOrder(each, kind).map(idNow));
  const order = completeEntryOrder(resume, kind);
  const ahead = (all: readonly EntryId[] = []) => all.slice(0, all.indexOf(current));
  const beside = (all: readonly EntryId[], others: readonly EntryId[] = []) =>
    ahead(all).findLast((each) => others.includes(each));
  if (!order.includes(current) || beside(order, to) !== beside(to ?? [], order)) return undefined;
  return {
    type: 'move-entry',
    kind,
    id: current,
    to: placeBehind(ahead(from), resume, kind, current),
  };
}

function flagBack(
  { kind, id, flag, isOn }: EditOf<'set-flag'>,
  { before }: Done,
  { resume, idNow }: Now,
): Edit | undefined {
  const entry = findEntry(resume, kind, idNow(id));
  const was = findEntry(before, kind, id)?.[flag] === true;
  if (!entry || (entry[flag] === true) !== isOn || was === isOn) return undefined;
  return { type: 'set-flag', kind, id: entry.id, flag, isOn: was };
}

function findTexts(resume: Resume, kind: EntryKind, id: EntryId, sections: Sections) {
  const entry = findEntry(resume, kind, id);
  return entry && entryTexts(sections.ofKind(kind), entry);
}

/** Of the texts that were changed those that are as they were set then. */
function textsBack(
  { kind, id, changes }: EditOf<'set-entry'>,
  done: Done,
  { resume, sections, idNow }: Now,
): Edit | undefined {
  const [was, set] = [done.before, done.after].map((each) => findTexts(each, kind, id, sections));
  const is = findTexts(resume, kind, idNow(id), sections);
  const backFrom = (now: object | undefined) =>
    asBefore(Object.keys(changes), { was, set, is: now });
  const back = backFrom(is);
  // A switch goes back with the text that it replaced, or not at all.
  if (isSwitched(done, sections) && Object.keys(back).length < Object.keys(backFrom(set)).length) {
    return undefined;
  }
  return is && setEntryEdit(kind, idNow(id), back);
}

/** Checks whether an edit of an entry's fields has turned a switch of the entry on or off. */
export function isSwitched({ edit, before, after }: Done, sections: Sections): boolean {
  if (edit.type !== 'set-entry') return false;
  const switches = Object.entries(edit.changes).filter(([, value]) => typeof value === 'boolean');
  // Most edits are typed texts, which need no look at the entry.
  if (switches.length === 0) return false;
  const [was, set] = [before, after].map(
    (each) => ({ ...findTexts(each, edit.kind, edit.id, sections) }) as Members,
  );
  return switches.some(([name]) => was?.[name] !== set?.[name]);
}

type Members = Readonly<Record<string, unknown>>;
type Three = { was?: object | undefined; set?: object | undefined; is?: object | undefined };

/** Returns what members said before they were set, of those that still say what was set. */
function asBefore(names: readonly string[], { was, set, is }: Three): Members {
  const [before, after, now] = [was, set, is].map((each) => ({ ...each }) as Members);
  const left = names.filter(
    (name) => before?.[name] !== after?.[name] && now?.[name] === after?.[name],
  );
  return Object.fromEntries(left.map((name) => [name, before?.[name]]));
}

/** Of the settings that were changed those that are as they were set then. */
function settingsBack(
  { key, changes }: EditOf<'set-section'>,
  { before, after }: Done,
  { resume }: Now,
): Edit | undefined {
  const [was, set, is] = [before, after, resume].map((each) => sectionSettings(each, key));
  const back = asBefore(Object.keys(changes), { was, set, is });
  // A section that says something is not taken out by taking back that it was added.
  if (back.isAdded === false && saysSomething(resume, key)) return undefined;
  return { type: 'set-section', key, changes: back };
}

function saysSomething({ sections }: Resume, key: string): boolean {
  const section = sections.find((each) => each.key === key);
  if (!section) return false;
  return 'entries' in section ? section.entries.length > 0 : section.text.trim() !== '';
}

function orderBack({ before, after }: Done, { resume, sections }: Now): Edit | undefined {
  const [was, set, is] = [before, after, resume].map((each) => paperOrder(each, sections));
  const { order, isOpen } = mergeOrder(set ?? [], was ?? [], is ?? []);
  return isOpen ? undefined : { type: 'set-section-order', sectionOrder: order as PaperSection[] };
}
