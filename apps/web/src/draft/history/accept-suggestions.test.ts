import { type Edit, type EntryId, entriesOf, entryKey, SECTIONS, textOf } from '@shortlist/model';
import { emptyFlatEntry, flatEntriesOf, readEntry } from '@shortlist/model/flat-entry.test-support';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DraftBench } from '../resume-draft/draft-bench.test-support.ts';
import { historyOf } from './edit-history.ts';

let here: DraftBench;
let opened = 0;
const kind = 'experience' as const;

beforeEach(async () => {
  vi.useFakeTimers();
  opened += 1;
  here = new DraftBench(undefined, 'a');
  for (const role of ['One', 'Two', 'Three']) {
    const id = `server-of-${role}` as EntryId;
    const flat = { ...emptyFlatEntry(kind, id, SECTIONS), role, bullets: `• Did ${role}` };
    here.server.writeElsewhere(entryKey(kind, id), readEntry(kind, flat, SECTIONS));
  }
  await here.open();
  history();
});

afterEach(() => void vi.useRealTimers());

const history = () => historyOf(`accepting-${opened}`, here.store, SECTIONS);
const resumeNow = () => here.store.get().draft.document;

/** Makes edits of one moment. */
async function edit(...edits: Edit[]): Promise<void> {
  for (const each of edits) here.store.edit(each);
  await Promise.resolve();
}

it('[EV1] accepted suggestions are one step: texts, points, headline and moves go back together, and come again', async () => {
  const id = 'server-of-Two' as EntryId;
  const textsOf = () => {
    const resume = resumeNow();
    const skills = textOf(resume, 'skills');
    return [
      skills,
      resume.contact.headline,
      entriesOf(resume, kind).map(({ role }) => role),
      flatEntriesOf(resume, kind, SECTIONS).map(({ bullets }) => bullets),
    ];
  };
  const points = [{ text: 'Ran Kubernetes' }, { text: 'Slept' }];
  await edit({ type: 'set-text', kind: 'skills', text: 'K8s, Go' });
  await edit({ type: 'move-entry', kind, id, to: 2 });
  const before = textsOf();
  const [first] = history().accept([
    () => [
      { type: 'set-text', kind: 'skills', text: 'Kubernetes, Go' },
      { type: 'set-points', kind, id, field: 'bullets', points },
    ],
    () => [
      { type: 'set-contact', changes: { headline: 'Engineer' } },
      { type: 'set-points', kind, id, field: 'bullets', points: points.toReversed() },
      { type: 'move-entry', kind, id, to: 0 },
    ],
  ]);
  const after = textsOf();
  expect(after).not.toEqual(before);
  expect(history().step(-1)).toMatchObject({ what: 'suggestions' });
  expect(textsOf()).toEqual(before);
  expect(history().step(1)).toMatchObject({ what: 'suggestions' });
  expect(textsOf()).toEqual(after);
  expect(first && history().takeBack(first)).toBeUndefined();
  expect(history().step(-1)).toMatchObject({ what: 'suggestions' });
  expect(history().step(-1)).toMatchObject({ what: 'move-entry' });
});

it('[EV1] what was written since stays when suggestions are taken back', async () => {
  await edit({ type: 'set-text', kind: 'skills', text: 'K8s' });
  const [first] = history().accept([
    () => [{ type: 'set-text', kind: 'skills', text: 'Kubernetes' }],
    () => [{ type: 'set-contact', changes: { headline: 'Engineer' } }],
  ]);
  await edit({ type: 'set-text', kind: 'skills', text: 'Kubernetes, and more' });
  expect(first && history().takeBack(first)).toMatchObject({ what: 'suggestions' });
  expect([textOf(resumeNow(), 'skills'), resumeNow().contact.headline]).toEqual([
    'Kubernetes, and more',
    '',
  ]);
});

it('[HI1] what an earlier version said is one step, what was shown too; what was changed since stays', async () => {
  const { city, phone } = resumeNow().contact.shown;
  const [first] = history().accept(
    [
      () => [
        { type: 'set-contact', changes: { city: 'Kyiv' } },
        { type: 'set-shown', changes: { city: !city, phone: !phone } },
      ],
    ],
    'restore',
  );
  await edit({ type: 'set-shown', changes: { phone } });
  await edit({ type: 'set-shown', changes: { phone: !phone } });
  await edit({ type: 'set-shown', changes: { city } });
  expect(first && history().takeBack(first)).toMatchObject({ what: 'restore' });
  const { contact } = resumeNow();
  expect([contact.city, contact.shown.city, contact.shown.phone]).toEqual(['', city, phone]);
  history().step(1);
  expect(resumeNow().contact.city).toBe('Kyiv');
});

it('[EV1] points that were typed without bullets come back without them', async () => {
  const id = 'server-of-Two' as EntryId;
  await edit({ type: 'set-entry', kind, id, changes: { bullets: 'Ran K8s\nSlept' } });
  const bullets = () => flatEntriesOf(resumeNow(), kind, SECTIONS)[1]?.bullets;
  expect(bullets()).toBe('Ran K8s\nSlept');
  const points = [{ text: 'Ran Kubernetes' }, { text: 'Slept' }];
  history().accept([() => [{ type: 'set-points', kind, id, field: 'bullets', points }]]);
  expect(bullets()).toContain('Ran Kubernetes');
  history().step(-1);
  expect(bullets()).toBe('Ran K8s\nSlept');
});
