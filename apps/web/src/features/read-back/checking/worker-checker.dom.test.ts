import { withText } from '@shortlist/resume';
import { beforeAll, expect, it } from 'vitest';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { createFileChecker } from './check-file.ts';
import { createWorkerChecker, type ToCheckWorker } from './worker-checker.ts';

beforeAll(() => {
  serveFonts();
});

/** A worker in the same thread, which is sent clones, as a thread is. */
function directWorker() {
  const check = createFileChecker();
  const sent: ToCheckWorker[] = [];
  const worker = new EventTarget() as Worker;
  worker.postMessage = (message: ToCheckWorker) => {
    const clone = structuredClone(message);
    sent.push(clone);
    void check(clone.question).then((outcome) => {
      const data = structuredClone({ number: clone.number, outcome });
      worker.dispatchEvent(new MessageEvent('message', { data: { action: 'ready' } }));
      worker.dispatchEvent(new MessageEvent('message', { data }));
    });
  };
  worker.terminate = () => {};
  return { worker, sent };
}

it('[EX3] writes the file in its thread, reads it again, and sends each font once', async () => {
  const { worker, sent } = directWorker();
  const check = createWorkerChecker(() => worker);
  const found = await check(SAMPLE, 'json');
  if (found.kind !== 'compared') throw new Error(found.kind);
  expect(found.same).toBe(found.fields);
  expect(found.fields).toBeGreaterThan(5);
  expect(found.lines[0]?.text).toBe('{');
  expect(sent[0]?.question.fonts.length).toBeGreaterThan(0);
  await check(SAMPLE, 'json');
  expect(sent[1]?.question.fonts).toEqual([]);
});

it('[EX3] names the characters for which there is no font', async () => {
  const check = createWorkerChecker(() => directWorker().worker);
  const outcome = await check(withText(SAMPLE, 'summary', 'Glad 😀'), 'pdf');
  expect(outcome).toEqual({ kind: 'refused', characters: ['😀'] });
});

it('[EX3] fails with its worker, and starts another with the next question', async () => {
  const broken = new EventTarget() as Worker;
  broken.postMessage = () => setTimeout(() => broken.dispatchEvent(new ErrorEvent('error')));
  broken.terminate = () => {};
  const workers = [broken, directWorker().worker];
  const check = createWorkerChecker(() => workers.shift() ?? broken);
  await expect(check(SAMPLE, 'json')).rejects.toThrow('The worker was not loaded.');
  expect(await check(SAMPLE, 'json')).toMatchObject({ kind: 'compared' });
});
