import type { Message } from '@shortlist/messages';
import {
  type Contact,
  type EntryKind,
  type EntryTexts,
  emptyContact,
  type LabelledLine,
  type Photo,
  type SectionSettings,
} from '@shortlist/model';
import type { Said } from '../members/members.ts';
import { type Line, plainLine } from '../text/line.ts';
import { richLines } from '../text/rich-text.ts';

/** Text of a file that found no place in the resume. */
export type UnplacedText = { text: string; heading?: string };

type Texts<K extends EntryKind> = {
  [N in keyof EntryTexts<K> as EntryTexts<K>[N] extends string ? N : never]?: string;
};

/** An entry that is being put together: its texts by member, and the lines of its description. */
export type DraftEntry<K extends EntryKind = EntryKind> = {
  texts: Texts<K>;
  lines?: readonly Line[];
  hidden?: boolean;
  sameEmployer?: boolean;
};

/** A section of a person's own that is being put together. */
export type OwnDraft = {
  title: string;
  isHidden?: boolean;
  entries?: readonly DraftEntry[];
  lines?: readonly string[];
};

/** A resume that is being put together from a file, and what of the file has no place in it. */
export class ResumeDraft {
  readonly contact: Contact = emptyContact();
  readonly links: LabelledLine[] = [];
  readonly details: LabelledLine[] = [];
  readonly texts = new Map<string, string[]>();
  readonly entries = new Map<string, DraftEntry[]>();
  readonly settings = new Map<string, Partial<SectionSettings>>();
  /** By the name that the file has for it in its order of sections. */
  readonly own = new Map<string, OwnDraft>();
  /** Kinds, and names of own sections, in the order of the file. */
  readonly order: string[] = [];
  readonly unplaced: UnplacedText[] = [];
  readonly notes: Message<'imports'>[] = [];
  photo: Photo | undefined;

  add<K extends EntryKind>(kind: K, entry: DraftEntry<K>): void {
    if (!isSaid(entry)) return;
    this.entries.set(kind, [...(this.entries.get(kind) ?? []), entry as DraftEntry]);
  }

  addText(kind: 'summary' | 'skills' | 'interests', lines: readonly string[]): void {
    const said = lines.map((line) => line.trim()).filter((line) => line !== '');
    if (said.length > 0) this.texts.set(kind, [...(this.texts.get(kind) ?? []), ...said]);
  }

  /** Shows texts as unplaced, each with its label. */
  leave(said: readonly Said[], heading?: string): void {
    for (const { label, text } of said) {
      const lines = richLines(text).map(plainLine);
      const labelled = label === '' ? lines : lines.map((line) => `${label}: ${line}`);
      for (const line of labelled) {
        this.unplaced.push({ text: line, ...(heading !== undefined && { heading }) });
      }
    }
  }
}

/** Checks whether an entry says anything. */
export const isSaid = ({ texts, lines = [] }: DraftEntry): boolean =>
  lines.length > 0 || Object.values(texts).some((text) => text !== '');
