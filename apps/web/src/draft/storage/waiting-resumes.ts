import type { Sections } from '@shortlist/model';
import type { PartKey } from '../resume-draft/resume-types.ts';
import { listAllDrafts } from './draft-disk.ts';
import { listNewResumes } from './new-resumes.ts';

/** Edits of one resume that only this browser has; none where the resume itself is all that waits. */
export type WaitingResume = {
  owner: string;
  resumeId: string;
  /** Name of the resume when it was edited; drafts of an older release do not say. */
  name: string | undefined;
  keys: readonly PartKey[];
  /** Time at which the last of them was written, in ms since 1970. */
  at: number;
};

/** Lists all that waits in this browser, of all owners; the latest first. */
export function listWaitingResumes(sections: Sections): WaitingResume[] {
  const found = new Map<string, WaitingResume>();
  for (const { owner, resumeId, about, at } of listNewResumes()) {
    found.set(`${owner} ${resumeId}`, { owner, resumeId, name: about.title, keys: [], at });
  }
  for (const { owner, resumeId, key, record } of listAllDrafts(() => localStorage, sections)) {
    const place = `${owner} ${resumeId}`;
    const known = found.get(place) ?? { owner, resumeId, name: undefined, keys: [], at: 0 };
    found.set(place, {
      ...known,
      name: record.at >= known.at ? (record.resumeName ?? known.name) : known.name,
      keys: known.keys.includes(key) ? known.keys : [...known.keys, key],
      at: Math.max(known.at, record.at),
    });
  }
  return [...found.values()].sort((a, b) => b.at - a.at);
}
