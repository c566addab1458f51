import type { Exporter } from '@shortlist/exporters';
import { en, formatMessage, type Language } from '@shortlist/messages';
import type { Resume } from '@shortlist/model';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import type { FormatNote, FormatNotes } from '#platform/format-notes.ts';
import { wordsIn } from '#platform/language/use-words.ts';
import type { CheckOutcome } from './checking/check-file.ts';
import type { Checked } from './checking/check-queue.ts';

const SUBJECTS = { reading: en.reading };

type Checks = Pick<Checked, 'outcomes'> & { isRunning: boolean };

/** Returns what is known of each format of this very resume. While the check runs, what is not known yet is on its way. */
export function formatNotes(
  language: Language,
  resume: Resume,
  { outcomes, isRunning }: Checks,
  formats: readonly Pick<Exporter, 'id' | 'name'>[],
): FormatNotes {
  const notes = new Map<string, FormatNote>();
  for (const { id, name } of formats) {
    const found = outcomes.get(id);
    if (found?.resume === resume) notes.set(id, noteOf(language, name, found.outcome));
    else if (isRunning) notes.set(id, { kind: 'running' });
  }
  return notes;
}

function noteOf(language: Language, name: string, outcome: CheckOutcome): FormatNote {
  const words = wordsIn(language, en.readBackPanel);
  switch (outcome.kind) {
    case 'compared': {
      const { fields, same } = outcome;
      if (same === fields) return { kind: 'whole' };
      return { kind: 'loss', text: words.loss({ name, fields, lost: fields - same }) };
    }
    case 'refused': {
      const characters = nameCharacters(outcome.characters, language.tag);
      return { kind: 'loss', text: words.refused({ name, characters }) };
    }
    case 'unread':
      return {
        kind: 'loss',
        text: words.unread({ name, why: formatMessage(language, SUBJECTS, outcome.why) }),
      };
  }
}
