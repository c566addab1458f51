import type { EditReason, OfferedChange } from '@shortlist/contracts';
import {
  applyEdit,
  type PartKey,
  partsOfEdit,
  partValue,
  RESUME,
  type Resume,
  type ResumeId,
} from '@shortlist/model';
import type { Db, UserId } from '#db/db.ts';
import { AppError, orNotFound, refusal } from '#http/errors/errors.ts';
import type { Forms } from '../documents/forms.ts';
import { unwrapSave } from '../documents/outcome.ts';
import { lockDocument } from '../documents/parts/part-queries.ts';
import { saveSentPart } from '../documents/parts/part-saver.ts';
import type { Room } from '../documents/room/room.ts';
import { type OpenedResume, openResume } from './opened-resume.ts';
import { findProposal, lockProposal, type StoredProposal } from './proposal-queries.ts';
import { loadComputing, storeIfAnother } from './refresh-proposals.ts';

/** Answers of a person to the changes of a proposal, by their numbers. */
export type Decision = {
  accepted: readonly number[];
  refused: readonly number[];
  edited: readonly { n: number; text: string }[];
  confirmed: readonly { n: number; words: readonly string[] }[];
  /** The revision of the proposal that was decided on. */
  basedOn: number | undefined;
};

type About = { owner: UserId; id: string; now: Date; room: Room; forms: Forms };
type WrittenPart = { key: string; revision: number };

/** `stale` with the proposal as it is now; nothing of the document has been written then. */
export type Settled =
  | { stale: StoredProposal }
  | { proposal: StoredProposal; parts: WrittenPart[] };

/**
 * Settles changes of a proposal, in one transaction with what accepted ones write: all or nothing, and each once, whoever asks again. The document is
 * locked, so that the changes are computed for what it says at that moment; its base is not, so that a save of that between reading and
 * writing has all done once more. Throws what the caller gets as an answer.
 */
export async function settleProposal(db: Db, about: About, decision: Decision): Promise<Settled> {
  const computing = await loadComputing();
  const { document } = orNotFound(await findProposal(db, about));
  const settle = () =>
    db.transaction((transaction) =>
      settleLocked(transaction, { ...about, document }, { decision, computing }),
    );
  try {
    return await settle();
  } catch (error) {
    if (error instanceof AppError && error.code === 'stale') return settle();
    throw error;
  }
}

type OfDocument = About & { document: ResumeId };
type Computing = Awaited<ReturnType<typeof loadComputing>>;

async function settleLocked(
  db: Db,
  about: OfDocument,
  { decision, computing }: { decision: Decision; computing: Computing },
): Promise<Settled> {
  if (!(await lockDocument(db, about.owner, about.document))) throw refusal('not_found');
  const stored = orNotFound(await lockProposal(db, about));
  const opened = orNotFound(await openResume(db, about));
  refuseUnknown(stored.changes, decision);
  const store = async (computed: Pick<StoredProposal, 'changes' | 'baseRevisions'>) =>
    orNotFound(await storeIfAnother(db, stored, { ...computed, now: about.now }));
  const computed = computing.computeAgain(stored.changes, opened, about.now);

  const accepted = stored.changes.filter(
    (each) => decision.accepted.includes(each.n) && !computing.isSettled(each),
  );
  const { basedOn = stored.revision } = decision;
  const isStale =
    accepted.length > 0 &&
    (basedOn !== stored.revision ||
      accepted.some((seen) => computing.isAnother(seen, computed.changes[seen.n])));
  if (isStale) return { stale: await store(computed) };

  const changes = accepted.flatMap(({ n }) => computed.changes[n] ?? []);
  refuseUnproved(changes, decision);
  const changed = await carryOut(changes, { decision, opened, reason: reasonOf(stored) });
  if (!changed) return { stale: await store(computed) };
  const parts = await writeParts(db, about, changed, opened);

  const settled = computed.changes.map((each): OfferedChange => {
    if (changes.includes(each)) return { ...each, state: 'accepted' };
    return each.state === 'open' && decision.refused.includes(each.n)
      ? { ...each, state: 'refused' }
      : each;
  });
  if (parts.length === 0)
    return { proposal: await store({ ...computed, changes: settled }), parts };
  const written = orNotFound(await openResume(db, about));
  return { proposal: await store(computing.computeAgain(settled, written, about.now)), parts };
}

const reasonOf = ({ madeBy }: StoredProposal): EditReason =>
  madeBy === 'model' ? 'model' : 'typed';

function refuseUnknown(changes: readonly OfferedChange[], decision: Decision): void {
  const named = [...decision.accepted, ...decision.refused];
  if (named.some((n) => changes[n] === undefined))
    throw new AppError('invalid', { code: 'errors.noSuchChange' }, { field: 'accepted' });
}

/** Throws where an accepted change says what nothing proves, and the person has neither confirmed that, word for word, nor said it themselves. */
function refuseUnproved(changes: readonly OfferedChange[], { edited, confirmed }: Decision): void {
  for (const { n, unproved } of changes) {
    if (edited.some((each) => each.n === n)) continue;
    const known = new Set(confirmed.flatMap((each) => (each.n === n ? each.words : [])));
    const open = unproved.filter(({ words }) => !known.has(words));
    if (open.length > 0)
      throw new AppError(
        'invalid',
        { code: 'errors.unproved', params: { words: open.map(({ words }) => words).join(', ') } },
        { field: 'confirmed', n, unproved: open },
      );
  }
}

/** A resume with changes carried out, and the parts that they are about, each with the way in which it came about. */
type Changed = { resume: Resume; reasons: Map<PartKey, EditReason> };

/** Carries changes out, one upon the other, those that were edited in the person's own words; undefined where one of them does nothing then. */
async function carryOut(
  changes: readonly OfferedChange[],
  {
    decision: { edited },
    opened: { resume, sections },
    reason,
  }: { decision: Decision; opened: OpenedResume; reason: EditReason },
): Promise<Changed | undefined> {
  const { editsOf, inOwnWords } = await import('@shortlist/tailoring');
  const changed: Changed = { resume, reasons: new Map() };
  for (const { n, change } of changes) {
    const own = edited.find((each) => each.n === n);
    const meant = own ? inOwnWords(change, own.text, changed.resume) : change;
    if (!meant) throw new AppError('invalid', { code: 'errors.noSuchChange' }, { field: 'edited' });
    const edits = editsOf(meant, changed.resume, sections);
    if (edits.length === 0) return undefined;
    changed.resume = edits.reduce((now, edit) => applyEdit(now, edit, sections), changed.resume);
    markReasons(changed.reasons, edits.flatMap(partsOfEdit), own ? 'typed' : reason);
  }
  return changed;
}

/** Notes why parts change. One that has words of a model's among the person's own is the model's. */
function markReasons(
  reasons: Map<PartKey, EditReason>,
  keys: readonly PartKey[],
  reason: EditReason,
): void {
  for (const key of keys) if (reasons.get(key) !== 'model') reasons.set(key, reason);
}

/** Writes the parts that say something else, each over the revision that it was computed for. */
async function writeParts(
  db: Db,
  { owner, document, now, room, forms }: OfDocument,
  { resume, reasons }: Changed,
  opened: OpenedResume,
): Promise<WrittenPart[]> {
  const written: WrittenPart[] = [];
  const contentOf = (said: Resume, key: PartKey) => {
    const value = partValue(said, key, opened.sections);
    return value && RESUME.writeContent(key, value);
  };
  for (const [key, reason] of reasons) {
    const next = contentOf(resume, key);
    const before = contentOf(opened.resume, key);
    if (!next || JSON.stringify(next) === JSON.stringify(before)) continue;
    const save = { owner, resumeId: document, kinds: [RESUME.kind], now, room, forms };
    const saved = await saveSentPart(
      db,
      { ...save, basedOn: opened.revisionOf(key), reason },
      { key, ...next, keepsPreviousVersion: true },
    );
    const { revision } = unwrapSave(saved, ({ content }) => content);
    written.push({ key, revision });
  }
  return written;
}
