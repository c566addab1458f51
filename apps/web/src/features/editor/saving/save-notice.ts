import type { EntryKind, TextKind } from '@shortlist/model';
import type { SaveNowReply } from '#draft/resume-draft/resume-types.ts';
import type { WordsOf } from '#platform/language/use-words.ts';

/** The thing that a Save button saves, in the words of the spec's messages. */
export type SavedThing = 'contact' | TextKind | EntryKind;

export type SaveNotice = { title?: string; text: string };

/** Things whose failures have a dialog with a title (spec section 8). */
const TITLED: ReadonlySet<SavedThing> = new Set(['contact', 'education']);

/**
 * Returns what an explicit save says when it failed (spec section 8). Undefined where there is nothing to say: it
 * succeeded, another dialog asks already, or, for a project that met no server, the status line tells.
 */
export function saveNotice(
  words: WordsOf<'editor'>,
  thing: SavedThing,
  reply: SaveNowReply,
): SaveNotice | undefined {
  if (reply.kind === 'refused') return refusalNotice(words, thing, reply.message);
  if (reply.kind === 'overtaken') return { text: words.changedElsewhere };
  if (reply.kind !== 'unreachable') return undefined;
  if (reply.message) return refusalNotice(words, thing, reply.message);
  if (TITLED.has(thing)) return { title: words.networkError, text: words.criticalError };
  return thing === 'project' ? undefined : { text: words.tryAgain };
}

function refusalNotice(words: WordsOf<'editor'>, thing: SavedThing, message: string): SaveNotice {
  if (TITLED.has(thing)) {
    return { title: words.saveError, text: message || words.unknownServerError };
  }
  return { text: words.notSaved({ thing, message: message || words.unknownError }) };
}
