import { hideableParts } from '@shortlist/fit';
import {
  applyEdit,
  type Edit,
  entriesOf,
  nameOfEntry,
  type Resume,
  type Sections,
  splitLines,
  textOf,
} from '@shortlist/model';
import { editsOf } from './edits-of.ts';
import type { Change, TextPlace } from './suggestion.ts';
import { placesOf, textAt } from './text-places.ts';

/** Texts of a resume without a change and with it; of what moves its own after it, of what is hidden before it. */
export type ChangedWords = { before: readonly string[]; after: readonly string[] };

/** Returns what a change does to the texts of a resume as it is by now, by its edits there where these are known. */
export function wordsOf(
  change: Change,
  resume: Resume,
  sections: Sections,
  edits: readonly Edit[] = editsOf(change, resume, sections),
): ChangedWords {
  switch (change.type) {
    case 'respell':
    case 'reword': {
      const changed = applyEdits(edits, resume, sections);
      return changedTexts(placesOf(change), resume, changed);
    }
    case 'order-skills': {
      const changed = applyEdits(edits, resume, sections);
      return changedLines(textOf(resume, change.kind), textOf(changed, change.kind));
    }
    case 'set-headline':
      return { before: [resume.contact.headline].filter(isSaid), after: [change.to] };
    case 'move-point':
      return { before: [], after: [textAt(resume, change)].filter(isSaid) };
    case 'move-entry': {
      const entry = entriesOf(resume, change.kind).find(({ id }) => id === change.id);
      return { before: [], after: entry ? [nameOfEntry(change.kind, entry, sections)] : [] };
    }
    case 'hide': {
      const hidden = new Set(change.parts);
      const parts = hideableParts(resume, sections, { ofPoints: true });
      return {
        before: parts.flatMap(({ key, texts }) => (hidden.has(key) ? texts : [])),
        after: [],
      };
    }
  }
}

const isSaid = (text: string) => text.trim() !== '';

const applyEdits = (edits: readonly Edit[], resume: Resume, sections: Sections): Resume =>
  edits.reduce((now, edit) => applyEdit(now, edit, sections), resume);

function changedTexts(places: readonly TextPlace[], resume: Resume, changed: Resume): ChangedWords {
  const texts = places
    .map((place) => [textAt(resume, place), textAt(changed, place)] as const)
    .filter(([before, after]) => before !== after);
  return { before: texts.map(([before]) => before), after: texts.map(([, after]) => after) };
}

/** The lines of a text that say something else in another one. */
export function changedLines(before: string, after: string): ChangedWords {
  const [these, those] = [splitLines(before), splitLines(after)];
  const isChanged = (_line: string, at: number) => these[at] !== those[at];
  return { before: these.filter(isChanged), after: those.filter(isChanged) };
}
