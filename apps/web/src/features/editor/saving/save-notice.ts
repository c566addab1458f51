import type { EntryKind, TextKind } from '@shortlist/resume';
import type { SaveNowReply } from '#draft/resume-model/resume-types.ts';

/** The thing that a Save button saves, in the words of the spec's messages. */
export type SavedThing = 'contact' | TextKind | EntryKind;

export type SaveNotice = { title?: string; text: string };

/** Things whose failures have a dialog with a title (spec section 8). */
const TITLED: ReadonlySet<SavedThing> = new Set(['contact', 'education']);

/**
 * Returns what an explicit save says when it failed (spec section 8). Undefined where there is nothing to say: it
 * succeeded, another dialog asks already, or, for a project that met no server, the status line tells.
 */
export function saveNotice(thing: SavedThing, reply: SaveNowReply): SaveNotice | undefined {
  if (reply.kind === 'refused') return refusalNotice(thing, reply.message);
  if (reply.kind === 'overtaken') {
    return { text: 'It was changed elsewhere each time. Please try again.' };
  }
  if (reply.kind !== 'unreachable') return undefined;
  if (reply.message) return refusalNotice(thing, reply.message);
  if (TITLED.has(thing)) {
    return {
      title: 'Network Error',
      text: 'A critical error occurred. Please check the console.',
    };
  }
  return thing === 'project' ? undefined : { text: 'An error occurred. Please try again.' };
}

function refusalNotice(thing: SavedThing, message: string): SaveNotice {
  if (TITLED.has(thing)) {
    return { title: 'Save Error', text: message || 'An unknown server error occurred.' };
  }
  return { text: `Error saving ${thing}: ${message || 'Unknown error.'}` };
}
