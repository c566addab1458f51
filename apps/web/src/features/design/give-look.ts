import { getDocument, savePart } from '@shortlist/contracts';
import { type ChosenLook, type ResumeId, readLook } from '@shortlist/model';
import { logError } from '#platform/log.ts';
import { ApiError } from '#platform/server/api-error.ts';
import { call } from '#platform/server/call.ts';

/** A resume whose look was replaced: what it was, and the revision that this made. */
type Replaced = { id: ResumeId; before: ChosenLook; revision: number };

export type LookUse = { replaced: Replaced[]; failed: ResumeId[] };

/** The revision of a look that nobody has saved yet. */
const FIRST_REVISION = 1;

/** Number of tries to save a look that another window is saving too. */
const TRIES = 3;

/**
 * Gives other resumes a look, all but the language, which is each one's own; so is the engine where the design stays. What could not
 * be saved is answered as failed, and is as it was.
 */
export async function giveLookTo(ids: readonly ResumeId[], look: ChosenLook): Promise<LookUse> {
  const use: LookUse = { replaced: [], failed: [] };
  for (const id of ids) {
    try {
      use.replaced.push(await replaceLook(id, look));
    } catch (cause) {
      logError('The look was not used for another resume.', cause);
      use.failed.push(id);
    }
  }
  return use;
}

/** Gives the resumes back the looks that they had; those that were changed since stay. Answers how many could not be. */
export async function takeBackLooks({ replaced }: LookUse): Promise<number> {
  let failed = 0;
  for (const { id, before, revision } of replaced) {
    try {
      await saveLook(id, before, revision);
    } catch (cause) {
      logError('A look was not taken back.', cause);
      failed += 1;
    }
  }
  return failed;
}

async function replaceLook(id: ResumeId, look: ChosenLook): Promise<Replaced> {
  for (let tried = 1; ; tried += 1) {
    const { parts } = await call(getDocument, { params: { documentId: id } });
    const part = parts.find(({ key }) => key === 'look');
    const before = withAllChoices(readLook(part?.content), look);
    const content = { ...look, ...ownChoices(before, look) };
    try {
      return {
        id,
        before,
        revision: await saveLook(
          id,
          withAllChoices(content, before),
          part?.revision ?? FIRST_REVISION,
        ),
      };
    } catch (cause) {
      if (!(cause instanceof ApiError && cause.status === 409) || tried === TRIES) throw cause;
    }
  }
}

/** Picks what a resume keeps of its own look when it gets another. */
function ownChoices(own: ChosenLook, given: ChosenLook): Pick<ChosenLook, 'language' | 'engine'> {
  const keepsDesign = (own.design ?? null) === (given.design ?? null);
  const { engine = null } = keepsDesign ? own : given;
  return { language: own.language ?? null, engine };
}

/** A look that says null where it chooses nothing and the other one something: members that are not sent stay. */
const withAllChoices = (look: ChosenLook, other: ChosenLook): ChosenLook =>
  ({
    ...Object.fromEntries(Object.keys(other).map((name) => [name, null])),
    ...look,
  }) as ChosenLook;

async function saveLook(
  documentId: ResumeId,
  content: ChosenLook,
  ifMatch: number,
): Promise<number> {
  const request = { params: { documentId, key: 'look' }, body: { content } };
  return (await call(savePart, request, { ifMatch })).revision;
}
