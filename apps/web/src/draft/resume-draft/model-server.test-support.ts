import { sameValue } from '@shortlist/draft';
import {
  AI_USES,
  type EntryId,
  type EntryKind,
  emptyResume,
  entryKey,
  entryOfKey,
  kindOfOrder,
  orderKey,
  paperOrder,
  partValue,
  type Resume,
  SECTIONS,
  textOf,
  withEntries,
  withPart,
} from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import { listParts } from './resume-model.ts';
import type {
  Entry,
  LoadReply,
  PartKey,
  PartValue,
  ResumeServer,
  SaveReply,
  SaveRequest,
  UseReply,
  UseRequest,
} from './resume-types.ts';

/** State of the way to the server: answers get lost after the deed, requests before it; or it has no time. */
export type Weather = 'fine' | 'no-answers' | 'no-requests' | 'busy' | 'no-session';

/** Answers of a server that does nothing of what it is asked. */
const UNDONE: Partial<Record<Weather, Extract<UseReply, { kind: 'unreachable' }>>> = {
  'no-requests': { kind: 'unreachable' },
  busy: { kind: 'unreachable', message: 'Too many requests.' },
};

const ABOUT = { title: 'Engineer', level: '', industry: '' } as const;

/**
 * A server of one resume that keeps the wire's promises: revisions, one entry for each temporary id, and
 * uses of AI Write that never come back.
 */
export class ModelServer implements ResumeServer {
  weather: Weather = 'fine';
  /** Milliseconds from a request to its answer. */
  latency = 40;
  resume: Resume = resumeWithoutEntries();
  readonly revisions = new Map<PartKey, number>();
  /** Uses of AI Write that each entry has left. */
  readonly usesLeft = new Map<EntryId, number>();
  readonly #calls = new Set<string>();
  readonly #ids = new Map<EntryId, EntryId>();
  #serial = 0;
  /** The order of sections as it was saved: it may name one that is only saved afterwards. */
  #sectionOrder: PartValue;
  /** Saves that were taken, in order. */
  readonly taken: SaveRequest[] = [];

  constructor() {
    for (const key of listParts(this.resume, SECTIONS)) this.revisions.set(key, 1);
  }

  async load(): Promise<LoadReply> {
    const server = {
      document: this.named(),
      revisions: new Map(this.revisions),
      usesLeft: new Map(this.usesLeft),
    };
    await this.#wait();
    if (this.weather === 'no-session') return { kind: 'no-session' };
    if (this.weather !== 'fine') return { kind: 'unreachable' };
    return { kind: 'loaded', server, about: ABOUT };
  }

  async save(request: SaveRequest): Promise<SaveReply> {
    const { weather } = this;
    const reply: SaveReply = UNDONE[weather] ?? this.#take(request);
    await this.#wait();
    return weather === 'no-answers' ? { kind: 'unreachable' } : reply;
  }

  async recordUse(request: UseRequest): Promise<UseReply> {
    const { weather } = this;
    const reply: UseReply = UNDONE[weather] ?? this.#count(request);
    await this.#wait();
    return weather === 'no-answers' ? { kind: 'unreachable' } : reply;
  }

  #count({ callId, id: given }: UseRequest): UseReply {
    if (this.weather === 'no-session') return { kind: 'no-session' };
    const id = this.#ids.get(given) ?? given;
    if (!this.revisions.has(entryKey('experience', id))) return { kind: 'missing' };
    const before = this.usesLeft.get(id) ?? AI_USES;
    const left = this.#calls.has(callId) ? before : Math.max(0, before - 1);
    this.#calls.add(callId);
    this.usesLeft.set(id, left);
    return { kind: 'counted', left };
  }

  /** The resume in whose orders a temporary id gives way to the entry's own, as soon as there is one. */
  named(): Resume {
    return SECTIONS.entries.reduce(
      (named, { kind }) => withPart(named, orderKey(kind), this.#valueOf(orderKey(kind)), SECTIONS),
      this.resume,
    );
  }

  #valueOf(key: PartKey): PartValue {
    const value = partValue(this.resume, key, SECTIONS);
    if (!kindOfOrder(key)) return value;
    return [...new Set((value as EntryId[]).map((id) => this.#ids.get(id) ?? id))];
  }

  /** Somebody else writes a part. */
  writeElsewhere(key: PartKey, value: PartValue): void {
    if (key === 'section_order') this.#sectionOrder = value;
    this.resume = withPart(this.resume, key, value, SECTIONS);
    if (this.#sectionOrder)
      this.resume = withPart(this.resume, 'section_order', this.#sectionOrder, SECTIONS);
    if (value === undefined) this.revisions.delete(key);
    else this.revisions.set(key, (this.revisions.get(key) ?? 0) + 1);
  }

  #take(request: SaveRequest): SaveReply {
    if (this.weather === 'no-session') return { kind: 'no-session' };
    const entry = entryOfKey(request.key);
    if (!entry) return this.#write(request.key, request);

    const isNew = !entry.id.startsWith('server-');
    const id = isNew ? this.#idFor(entry.kind, entry.id, request.value !== undefined) : entry.id;
    const place = id && entryKey(entry.kind, id);
    if (!place) return { kind: 'saved', revision: undefined };
    if (!isNew && !this.revisions.has(place)) {
      return request.value ? { kind: 'missing' } : { kind: 'saved', revision: undefined };
    }
    const value = request.value && { ...(request.value as Entry), id };
    const reply = this.#write(place, { ...request, value });
    return reply.kind === 'saved' ? { ...reply, id } : reply;
  }

  #write(place: PartKey, request: SaveRequest): SaveReply {
    const theirs = { value: this.#valueOf(place), revision: this.revisions.get(place) };
    const isThere = theirs.revision !== undefined;
    if (isThere && request.base !== undefined && request.base !== theirs.revision) {
      return { kind: 'stale', theirs };
    }
    this.taken.push(request);
    this.writeElsewhere(place, request.value);
    this.#lowerUses(place, request.usesLeft);
    return { kind: 'saved', revision: this.revisions.get(place) };
  }

  /** Lowers the counter, and never raises it, to what a release before counted in the entry itself. */
  #lowerUses(place: PartKey, left = AI_USES): void {
    const id = entryOfKey(place)?.id;
    if (id) this.usesLeft.set(id, Math.min(left, this.usesLeft.get(id) ?? AI_USES));
  }

  #idFor(kind: EntryKind, temporary: EntryId, isToBeMade: boolean): EntryId | undefined {
    const known = this.#ids.get(temporary);
    const isThere = known && this.revisions.has(entryKey(kind, known));
    if (isThere || !isToBeMade) return known;
    this.#serial += 1;
    const id = `server-${this.#serial}` as EntryId;
    this.#ids.set(temporary, id);
    return id;
  }

  #wait(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve, this.latency));
  }
}

/** A resume in which nothing is said and no list has an entry. */
export function resumeWithoutEntries(): Resume {
  const empty = emptyResume(() => 'unused' as EntryId, SECTIONS);
  return SECTIONS.entries.reduce((resume, { kind }) => withEntries(resume, kind, []), empty);
}

/** Checks whether two resumes say the same; empty entries, ids and the order of entries do not count. */
export const saysTheSame = (left: Resume, right: Resume) => sameValue(words(left), words(right));

function words(resume: Resume) {
  const isSaid = ({ id: _id, ...said }: Record<string, unknown>) =>
    Object.values(said).some((value) => value !== '' && value !== '• ' && value !== false);
  const lists = SECTIONS.entries.map(({ kind }) =>
    flatEntriesOf(resume, kind, SECTIONS)
      .filter(isSaid)
      .map(({ id: _id, ...entry }) => JSON.stringify(entry))
      .sort(),
  );
  const texts = [textOf(resume, 'summary'), textOf(resume, 'skills')];
  return { contact: resume.contact, texts, lists, order: paperOrder(resume, SECTIONS) };
}
