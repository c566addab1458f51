import { entryOfItem, ownEntry } from '../draft/placed-item.ts';
import type { ResumeDraft } from '../draft/resume-draft.ts';
import type { Members } from '../members/members.ts';
import { nameInWords } from '../members/name-in-words.ts';
import { WORDS } from '../words.ts';
import { isHidden, passLook } from './item.ts';
import { levelsOf, lineOf, readItems } from './items.ts';
import { addProfiles } from './profiles.ts';
import { entryKindOf, isTextKey, isUsualTitle, kindOf, type TextKey } from './section-keys.ts';

/** The sections that every file has, by their names there. */
export function addSections(draft: ResumeDraft, sections: Members) {
  for (const key of sections.names.filter((name) => name !== 'summary')) {
    for (const section of sections.records(key)) {
      if (key === 'custom') addCustom(draft, section);
      else addSection(draft, key, section);
    }
  }
}

function addSection(draft: ResumeDraft, key: string, section: Members) {
  const opened = openSection(section);
  const { title, hidden, items } = opened;
  if (key === 'profiles') addProfiles(draft, items, hidden);
  else if (isTextKey(key)) addLines(draft, key, items);
  else addEntries(draft, key, items);
  leaveRest(draft, section, { items, heading: title || nameInWords(key) });
  if (isUsualTitle(key, title)) section.pass('title', 'name');
  addSettings(draft, key, opened);
}

function addEntries(draft: ResumeDraft, key: string, items: readonly Members[]) {
  const kind = entryKindOf(key);
  if (kind === undefined) return;
  for (const item of items.flatMap((each) => readItems(key, each))) {
    draft.add(kind, entryOfItem(kind, item));
  }
}

/** A section that is hidden, or called something of the person's own, stays so. */
function addSettings(
  draft: ResumeDraft,
  key: string,
  { title, hidden, items }: ReturnType<typeof openSection>,
) {
  const kind = kindOf(key);
  const own = isUsualTitle(key, title) ? '' : title;
  if (kind === undefined || items.length === 0 || (!hidden && own === '')) return;
  draft.settings.set(kind, { isHidden: hidden, title: own, isAdded: true });
}

function openSection(section: Members) {
  const hidden = isHidden(section);
  const title = section.text('title', 'name');
  return { title, hidden, items: section.records('items') };
}

type Left = { items: readonly Members[]; heading: string };

/** Shows what of a section found no place; levels are drawn there, and are numbers here. */
function leaveRest(draft: ResumeDraft, section: Members, { items, heading }: Left) {
  const levels = levelsOf(items);
  if (levels !== '') draft.leave([{ label: WORDS.levels, text: levels }], heading);
  for (const item of items) {
    passLook(item);
    draft.leave(item.rest(), heading);
  }
  passLook(section);
  const besides = section.restByName().filter(({ name }) => name !== 'items');
  draft.leave(
    besides.flatMap(({ said }) => said),
    heading,
  );
}

/** Skills and interests, each a line. A text has no hidden lines: what was hidden is left unplaced. */
function addLines(draft: ResumeDraft, key: TextKey, items: readonly Members[]) {
  const lines = items.map((item) => ({ text: lineOf(item), hidden: isHidden(item) }));
  const textsOf = (isLeft: boolean) =>
    lines.filter(({ hidden, text }) => hidden === isLeft && text !== '').map(({ text }) => text);
  draft.addText(key, textsOf(false));
  draft.leave(
    textsOf(true).map((text) => ({ label: '', text })),
    WORDS.hidden(nameInWords(key)),
  );
}

/** The custom sections of version 4, by their ids. */
function addCustom(draft: ResumeDraft, custom: Members) {
  for (const id of custom.names) {
    for (const section of custom.records(id)) addOwnSection(draft, `custom.${id}`, section);
  }
}

/** The custom sections of version 5 and later, each with the kind of its items. */
export function addCustomSections(draft: ResumeDraft, sections: readonly Members[]) {
  for (const section of sections) {
    const key = section.text('type');
    const name = section.text('id');
    if (key === 'cover-letter') leaveLetter(draft, section);
    else addOwnSection(draft, name, section, key);
  }
}

/** A letter is no section of a resume. */
function leaveLetter(draft: ResumeDraft, section: Members) {
  const { title, items } = openSection(section);
  leaveRest(draft, section, { items, heading: title });
}

/** A section of the person's own: entries, or lines where its items have no more than a name. */
function addOwnSection(draft: ResumeDraft, name: string, section: Members, key = '') {
  const { title, hidden, items } = openSection(section);
  const own = { title, isHidden: hidden };
  if (isTextKey(key)) draft.own.set(name, { ...own, lines: items.map(lineOf) });
  else {
    const entries = items.flatMap((item) => readItems(key, item)).map(ownEntry);
    draft.own.set(name, { ...own, entries });
  }
  leaveRest(draft, section, { items, heading: title });
}
