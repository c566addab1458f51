import { emptyResume, type Resume, type ResumeId, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { AT_A_TIME, createPictureQueue, type PicturePorts } from './picture-queue.ts';

const EMPTY = emptyResume(() => 'x' as never, SECTIONS);
const idOf = (at: number) => `id-${at}` as ResumeId;
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A queue over ports that note what they are asked for. */
function scene(changes: Partial<PicturePorts<Resume>> = {}) {
  const log: string[] = [];
  /** Numbers of notes in the log when the drawing was prepared. */
  const prepared: number[] = [];
  const kept = new Map<string, Blob>();
  let drawing = 0;
  let most = 0;
  const queue = createPictureQueue({
    find: async ({ resumeId, edited }) => kept.get(`${resumeId} ${edited}`),
    keep: async ({ resumeId, edited }, picture) => void kept.set(`${resumeId} ${edited}`, picture),
    async read(ids) {
      log.push(`read ${ids.length}`);
      return new Map(ids.map((id) => [id, { ...EMPTY, id }]));
    },
    prepare: () => void prepared.push(log.length),
    async draw(resume) {
      drawing += 1;
      most = Math.max(most, drawing);
      await new Promise((resolve) => setTimeout(resolve));
      drawing -= 1;
      const { id } = resume as unknown as { id: string };
      log.push(`draw ${id}`);
      return new Blob([id]);
    },
    whenIdle: async () => {},
    onFailure: (cause) => log.push(String(cause)),
    ...changes,
  });
  const got: string[] = [];
  const want = (at: number, edited = 'first') =>
    queue.want({ resumeId: idOf(at), edited }, async (blob) => got.push(await blob.text()));
  return { want, got, log, prepared, mostAtOnce: () => most };
}

it('[OC7] reads the resumes of one sight together, and draws one after another', async () => {
  const { want, got, log, mostAtOnce } = scene();
  for (let at = 0; at < 5; at += 1) want(at);
  await expect.poll(() => got).toHaveLength(5);
  expect(log.filter((line) => line.startsWith('read'))).toEqual(['read 5']);
  expect(mostAtOnce()).toBe(1);
});

it('[OC7] reads them together where the browser takes longer to say that it keeps no picture of one', async () => {
  const find = async ({ resumeId }: { resumeId: ResumeId }) => {
    if (resumeId === idOf(1)) await settle();
    return undefined;
  };
  const { want, got, log } = scene({ find });
  for (let at = 0; at < 3; at += 1) want(at);
  await expect.poll(() => got).toHaveLength(3);
  expect(log.filter((line) => line.startsWith('read'))).toEqual(['read 3']);
});

it('[OC7] asks for no more at once than one call may', async () => {
  const { want, got, log } = scene();
  for (let at = 0; at < AT_A_TIME + 3; at += 1) want(at);
  await expect.poll(() => got).toHaveLength(AT_A_TIME + 3);
  expect(log.filter((line) => line.startsWith('read'))).toEqual([`read ${AT_A_TIME}`, 'read 3']);
});

it('[OC7] takes what is kept, until the resume was edited', async () => {
  const { want, got, log } = scene();
  want(1);
  await expect.poll(() => got).toHaveLength(1);
  want(1);
  await expect.poll(() => got).toHaveLength(2);
  expect(log).toEqual(['read 1', 'draw id-1']);
  want(1, 'edited');
  await expect.poll(() => got).toHaveLength(3);
  expect(log.slice(2)).toEqual(['read 1', 'draw id-1']);
});

it('[OC7] loads what draws beside the resumes, and not where a picture is kept', async () => {
  const { want, got, prepared } = scene();
  want(1);
  await expect.poll(() => got).toHaveLength(1);
  want(1);
  await expect.poll(() => got).toHaveLength(2);
  expect(prepared).toEqual([0]);
});

it('[OC7] draws nothing that has been scrolled away', async () => {
  const { want, got, log } = scene();
  const [cancel] = [want(1), want(2)];
  cancel();
  await expect.poll(() => got).toEqual(['id-2']);
  expect(log).toEqual(['read 1', 'draw id-2']);
});

it('[OC7] goes on after a failure, and tries again when it is wanted again', async () => {
  let fails = true;
  const { want, got, log } = scene({
    async read(ids) {
      if (fails) throw new Error('No network.');
      return new Map(ids.map((id) => [id, { ...EMPTY, id }]));
    },
  });
  want(1);
  await expect.poll(() => log).toEqual(['Error: No network.']);
  fails = false;
  want(2);
  await expect.poll(() => got).toEqual(['id-2']);
  want(1);
  await expect.poll(() => got).toEqual(['id-2', 'id-1']);
});

it('[OC7] makes the others where one cannot be drawn, or is not there any more', async () => {
  const { want, got, log } = scene({
    read: async (ids) =>
      new Map(ids.filter((id) => id !== idOf(2)).map((id) => [id, { ...EMPTY, id }])),
    async draw(resume) {
      const { id } = resume as unknown as { id: string };
      if (id === idOf(1)) throw new Error('No font.');
      return new Blob([id]);
    },
  });
  for (const at of [1, 2, 3]) want(at);
  await expect.poll(() => got).toEqual(['id-3']);
  await settle();
  expect(log).toEqual(['Error: No font.']);
});
