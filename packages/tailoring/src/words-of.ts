import { hideableParts } from '@shortlist/fit';
import {
  applyEdit,
  entriesOf,
  nameOfEntry,
  type Resume,
  type Sections,
  splitLines,
  textOf,
} from '@shortlist/model';
import { editsOf } from './edits-of.ts';
import type { Change, TextPlace } from './suggestion.ts';
import { textAt } from './text-places.ts';

/** Texts of a resume without a change and with it; of what moves its own after it, of what is hidden before it. */
export type ChangedWords = { before: readonly string[]; after: readonly string[] };

/** Returns what a change does to the texts of a resume as it is by now. */
export function wordsOf(change: Change, resume: Resume, sections: Sections): ChangedWords {
  switch (change.type) {
    case 'respell':
    case 'reword': {
      const changed = carryOut(change, resume, sections);
      return changedTexts(placesOf(change), resume, changed);
    }
    case 'order-skills': {
      const changed = carryOut(change, resume, sections);
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

const carryOut = (change: Change, resume: Resume, sections: Sections): Resume =>
  editsOf(change, resume, sections).reduce((now, edit) => applyEdit(now, edit, sections), resume);

const placesOf = (change: Extract<Change, { type: 'respell' | 'reword' }>): readonly TextPlace[] =>
  change.type === 'reword' ? [change.place] : change.places;

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
