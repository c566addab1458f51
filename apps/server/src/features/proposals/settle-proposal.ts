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
import {
  findProposal,
  lockProposal,
  type StoredProposal,
  updateProposal,
} from './proposal-queries.ts';
import { loadComputing } from './refresh-proposals.ts';

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
 * locked, so that the changes are computed for what it says at that moment. Throws what the caller gets as an answer.
 */
export async function settleProposal(db: Db, about: About, decision: Decision): Promise<Settled> {
  const computing = await loadComputing();
  const { document } = orNotFound(await findProposal(db, about));
  return db.transaction(async (transaction) => {
    if (!(await lockDocument(transaction, about.owner, document))) throw refusal('not_found');
    const stored = orNotFound(await lockProposal(transaction, about));
    const opened = orNotFound(await openResume(transaction, { ...about, document }));
    refuseUnknown(stored.changes, decision);
    const computed = computing.computeAgain(stored.changes, opened);
    const isOpen = (n: number) => computed.changes[n]?.state === 'open';
    const accepted = decision.accepted.filter(isOpen);
    const isStale = accepted.some((n) => {
      const seen = stored.changes[n];
      return seen && computing.isAnother(seen, computed.changes[n]);
    });
    const { basedOn = stored.revision } = decision;
    if (accepted.length > 0 && (isStale || basedOn !== stored.revision))
      return { stale: await store(transaction, stored, computed) };

    const changes = accepted.flatMap((n) => computed.changes[n] ?? []);
    refuseUnproved(changes, decision);
    const changed = await carryOut(changes, decision, opened);
    const parts = await writeParts(transaction, { ...about, document }, changed, {
      ...opened,
      reason: reasonOf(stored),
    });
    const settled = computed.changes.map((each): OfferedChange => {
      if (accepted.includes(each.n)) return { ...each, state: 'accepted' };
      return isOpen(each.n) && decision.refused.includes(each.n)
        ? { ...each, state: 'refused' }
        : each;
    });
    const now = parts.length > 0 ? await openResume(transaction, { ...about, document }) : opened;
    const next = computing.computeAgain(settled, now ?? opened);
    const isOver = next.changes.every(({ state }) => state !== 'open');
    const proposal = await store(transaction, stored, {
      ...next,
      settled: stored.settled ?? (isOver ? about.now : null),
    });
    return { proposal, parts };
  });
}

const reasonOf = ({ madeBy }: StoredProposal): EditReason =>
  madeBy === 'model' ? 'model' : 'typed';

async function store(
  db: Db,
  stored: StoredProposal,
  computed: Partial<Pick<StoredProposal, 'changes' | 'baseRevisions' | 'settled'>>,
): Promise<StoredProposal> {
  const next = { ...stored, ...computed };
  const isSame = JSON.stringify(next) === JSON.stringify(stored);
  if (isSame) return stored;
  const raised = { ...next, revision: stored.revision + 1 };
  if (!(await updateProposal(db, raised))) throw new Error('A locked proposal was written to.');
  return raised;
}

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

type Changed = { resume: Resume; keys: Set<PartKey> };

/** Carries changes out, one upon the other, those that were edited in the person's own words. */
async function carryOut(
  changes: readonly OfferedChange[],
  { edited }: Decision,
  { resume, sections }: OpenedResume,
): Promise<Changed> {
  const { editsOf, inOwnWords } = await import('@shortlist/tailoring');
  const changed: Changed = { resume, keys: new Set() };
  for (const { n, change } of changes) {
    const own = edited.find((each) => each.n === n);
    const meant = own ? inOwnWords(change, own.text, changed.resume) : change;
    if (!meant) throw new AppError('invalid', { code: 'errors.noSuchChange' }, { field: 'edited' });
    for (const edit of editsOf(meant, changed.resume, sections)) {
      changed.resume = applyEdit(changed.resume, edit, sections);
      for (const key of partsOfEdit(edit)) changed.keys.add(key);
    }
  }
  return changed;
}

/** Writes the parts that say something else, each over the revision that it was computed for. */
async function writeParts(
  db: Db,
  { owner, document, now, room, forms }: About & { document: ResumeId },
  { resume, keys }: Changed,
  opened: OpenedResume & { reason: EditReason },
): Promise<WrittenPart[]> {
  const written: WrittenPart[] = [];
  const contentOf = (said: Resume, key: PartKey) => {
    const value = partValue(said, key, opened.sections);
    return value && RESUME.writeContent(key, value);
  };
  for (const key of keys) {
    const next = contentOf(resume, key);
    const before = contentOf(opened.resume, key);
    if (!next || JSON.stringify(next) === JSON.stringify(before)) continue;
    const save = { owner, resumeId: document, kinds: [RESUME.kind], now, room, forms };
    const { reason } = opened;
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
