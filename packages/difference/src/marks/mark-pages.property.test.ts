import { layOut, type PagedDocument } from '@shortlist/layout';
import { type Resume, SECTIONS } from '@shortlist/model';
import { designResume, loadDesigns } from '@shortlist/templates';
import { readSample } from '@shortlist/templates/samples.test-support';
import { describe, expect, it } from 'vitest';
import { diffResumes, markPages } from '../index.ts';
import { EDITS, type Make } from './made-edits.test-support.ts';
import { lettersAt, sourcesAt, typewriter } from './marked-letters.test-support.ts';

/** `MADE_EDITS=1000` tries so many edits. */
const EDITS_TRIED = Number(process.env.MADE_EDITS ?? 112);

const SAMPLES = ['01-engineer', '17-student', '19-two-pages', '20-career-change', '14-forty-jobs'];

const designs = await loadDesigns();
const pagesOf = (resume: Resume): PagedDocument =>
  layOut(designResume(resume, { sections: SECTIONS, language: 'en', designs }), typewriter);

/** A number from 0 to 1 that follows from the one before: each run tries the same edits (D. H. Lehmer's generator). */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** The pages of both sides, and their marks. */
function marked(before: Resume, after: Resume, hasIds: boolean) {
  const difference = diffResumes(before, after, { sections: SECTIONS, hasIds });
  const [old, now] = [pagesOf(before), pagesOf(after)];
  const left = markPages(difference, old, { side: 'before', measurer: typewriter });
  const right = markPages(difference, now, { side: 'after', measurer: typewriter });
  return { old, now, left, right };
}

const onLines = (pages: PagedDocument, sources: ReadonlySet<string>) =>
  pages.pages.flatMap(({ lines }) =>
    lines
      .map((line) => new Set(line.runs.flatMap(({ source }) => source ?? [])))
      .filter((line) => [...line].some((source) => sources.has(source))),
  );

const kinds = Object.entries(EDITS);
const perKind = Math.ceil(EDITS_TRIED / kinds.length);

describe('[DP1] marks of made edits', () => {
  it.each(kinds)('%s: its words and no others, in all designs', (kind: string, make: Make) => {
    const random = createRandom(kind.length * 7_919);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;
    let tried = 0;
    while (tried < perKind) {
      const design = designs.all[tried % designs.all.length]?.id ?? '';
      const engine = 1 + Math.floor(random() * designs.layoutVersions.length);
      const sample = readSample(pick(SAMPLES));
      const before: Resume = { ...sample, look: { ...sample.look, design, engine } };
      const made = make(before, pick);
      // Some samples have nothing for an edit of this kind.
      if (!made) continue;
      tried += 1;
      const { old, now, left, right } = marked(before, made.after, random() < 0.5);
      const where = { kind, tried, design, engine };
      expect({ ...where, gone: lettersAt(old, left) }).toEqual({ ...where, gone: made.gone });
      expect({ ...where, added: lettersAt(now, right) }).toEqual({ ...where, added: made.added });
      expect({ ...where, moved: sourcesAt(old, left) }).toEqual({
        ...where,
        moved: onLines(old, made.movedFrom),
      });
      expect({ ...where, moved: sourcesAt(now, right) }).toEqual({
        ...where,
        moved: onLines(now, made.movedTo),
      });
    }
  });

  it('are none where two say the same', () => {
    for (const { id: design } of designs.all) {
      const sample = readSample('19-two-pages');
      const resume: Resume = { ...sample, look: { ...sample.look, design } };
      const { left, right } = marked(resume, resume, true);
      expect([...left, ...right].flat()).toEqual([]);
    }
  });
});
