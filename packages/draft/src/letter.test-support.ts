import type { DraftDisk, StoredDraft } from './disk/draft-disk.ts';
import { readRecord } from './disk/draft-record.ts';
import { mergeText } from './merge/merge-lines.ts';
import type { DocumentModel } from './model/document-model.ts';
import type { PartKey, PartValue } from './model/document-types.ts';
import { isPartKey, partValue, withPart } from './model/parts.ts';
import type {
  DocumentServer,
  LoadReply,
  SaveReply,
  SaveRequest,
  UseReply,
} from './sync/document-server.ts';
import type { Clock } from './sync/retry.ts';

type Paragraph = { readonly id: string; readonly text: string };
export type Letter = {
  greeting: string;
  paragraphs: readonly Paragraph[];
  order?: readonly string[];
};

type LetterEdit =
  | { type: 'greet'; greeting: string }
  | { type: 'add'; id: string }
  | { type: 'write'; id: string; text: string }
  | { type: 'remove'; id: string }
  | { type: 'order'; order: readonly string[] };

type LetterTypes = {
  document: Letter;
  section: 'greeting';
  list: 'paragraph';
  id: string;
  entry: Paragraph;
  content: string;
  edit: LetterEdit;
  about: { title: string };
  message: string;
};

export type LetterKey = PartKey<LetterTypes>;
type LetterValue = PartValue<LetterTypes>;

const arrange = (entries: readonly Paragraph[], order: readonly string[] = []): Paragraph[] => {
  const place = ({ id }: Paragraph) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...entries].sort((a, b) => place(a) - place(b));
};

/** A letter: one greeting and a list of paragraphs, each of one text. A paragraph of "!" is refused. */
export const letterModel: DocumentModel<LetterTypes> = {
  schema: 1,
  upgradeValue: (_key, value) => value,
  shareIds: (_key, value) => value,
  sections: () => ['greeting'],
  lists: () => ['paragraph'],
  isSection: (name) => name === 'greeting',
  isList: (name) => name === 'paragraph',
  readSection: ({ greeting }) => greeting,
  withSection: (letter, _section, greeting) => ({ ...letter, greeting }),
  listEntries: ({ paragraphs }) => paragraphs,
  withEntries: (letter, _list, paragraphs) => ({ ...letter, paragraphs }),
  withId: (paragraph, id) => ({ ...paragraph, id }),
  readOrder: ({ order }) => order,
  withOrder: (letter, _list, order) => ({
    ...letter,
    paragraphs: arrange(letter.paragraphs, order),
    order,
  }),
  arrange,
  isEmptyEntry: ({ text }) => text === '',
  fillEmptyLists: (letter) => letter,
  applyEdit(letter, edit) {
    switch (edit.type) {
      case 'greet':
        return { ...letter, greeting: edit.greeting };
      case 'order':
        return letterModel.withOrder(letter, 'paragraph', edit.order);
      case 'add':
        return { ...letter, paragraphs: [...letter.paragraphs, { id: edit.id, text: '' }] };
      case 'write':
        return withPart(letterModel, letter, `paragraph:${edit.id}`, {
          id: edit.id,
          text: edit.text,
        });
      case 'remove':
        return withPart(letterModel, letter, `paragraph:${edit.id}`, undefined);
    }
  },
  partsOfEdit(edit) {
    if (edit.type === 'greet') return ['greeting'];
    return edit.type === 'order' ? ['order:paragraph'] : [`paragraph:${edit.id}`];
  },
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  fields: {
    list: (value) => [isParagraph(value) ? 'text' : ''],
    read: (value) => (isParagraph(value) ? value.text : value),
    write: (value, _field, said) =>
      isParagraph(value) ? { ...value, text: String(said) } : (said as LetterValue),
    mergeLines: (_field, { base, mine, theirs }) =>
      mergeText(String(base), String(mine), String(theirs)),
  },
  emptyField: () => '',
  findProblem: (_key, value) =>
    isParagraph(value) && value.text === '!' ? { field: 'text', message: 'Say more.' } : undefined,
};

const isParagraph = (value: LetterValue): value is Paragraph =>
  typeof value === 'object' && !Array.isArray(value);

/** A server with one letter. It gives new paragraphs its own ids and refuses what is based on an older revision. */
export class LetterServer implements DocumentServer<LetterTypes> {
  letter: Letter = { greeting: 'Dear all', paragraphs: [] };
  isReachable = true;
  readonly #revisions = new Map<LetterKey, number>();
  #ids = 0;

  async load(): Promise<LoadReply<LetterTypes>> {
    if (!this.isReachable) return { kind: 'unreachable' };
    const server = { document: this.letter, revisions: new Map(this.#revisions) };
    return { kind: 'loaded', server, about: { title: 'A letter' } };
  }

  async save({ key, value, base }: SaveRequest<LetterTypes>): Promise<SaveReply<LetterTypes>> {
    if (!this.isReachable) return { kind: 'unreachable' };
    const isNew = key.startsWith('paragraph:new');
    const id = `server-${this.#ids + 1}`;
    if (isNew) this.#ids += 1;
    const saved: LetterKey = isNew ? `paragraph:${id}` : key;
    const revision = this.#revisions.get(saved);
    if (!isNew && revision !== base) {
      return {
        kind: 'stale',
        theirs: { value: partValue(letterModel, this.letter, key), revision },
      };
    }
    const said = isNew && isParagraph(value) ? { ...value, id } : value;
    this.letter = withPart(letterModel, this.letter, saved, said);
    this.#revisions.set(saved, (revision ?? 0) + 1);
    return { kind: 'saved', revision: (revision ?? 0) + 1, ...(isNew && { id }) };
  }

  async recordUse(): Promise<UseReply> {
    return { kind: 'refused', message: 'Nothing is counted for a paragraph.' };
  }
}

/** A clock that stands still until it is moved on. */
export class HandClock implements Clock {
  #time = 0;
  #calls: { at: number; run: () => void }[] = [];

  now(): number {
    return this.#time;
  }

  after(ms: number, run: () => void): () => void {
    const call = { at: this.#time + ms, run };
    this.#calls.push(call);
    return () => {
      this.#calls = this.#calls.filter((each) => each !== call);
    };
  }

  /** Moves on by `ms`, one call after the other, and lets all answers come. */
  async pass(ms: number): Promise<void> {
    const end = this.#time + ms;
    for (;;) {
      for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
      const next = this.#calls.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#calls = this.#calls.filter((each) => each !== next);
      this.#time = next.at;
      next.run();
    }
    this.#time = end;
  }
}

/** A disk that pages share: the text of each record by page and part. */
export type SharedDisk = Map<string, string>;

export const diskOf = (records: SharedDisk, page: string): DraftDisk<LetterTypes> => ({
  list: () =>
    [...records].flatMap(([name, text]): StoredDraft<LetterTypes>[] => {
      const [by = '', key = ''] = name.split('|');
      const record = isPartKey(letterModel, key) ? readRecord(letterModel, key, text) : undefined;
      return record ? [{ owner: 'ada', page: by, key: key as LetterKey, record }] : [];
    }),
  write(key, record) {
    records.set(`${page}|${key}`, JSON.stringify(record));
    return true;
  },
  remove: (key) => records.delete(`${page}|${key}`),
  discard: (draft) => draft.page !== page && records.delete(`${draft.page}|${draft.key}`),
  uses: { list: () => [], write: () => true, remove: () => {}, discard: () => {} },
});
