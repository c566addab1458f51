import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { SECTIONS, type Sections, withText } from '@shortlist/model';
import { SECTIONS_WITH_PATENTS, withPatent } from '@shortlist/model/patent.test-support';
import { entryId } from '@shortlist/model/resume.test-support';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { serveFonts } from '#paper/fonts/browser-fonts.test-support.ts';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { answerChecks } from './answer-checks.ts';
import { createWorkerChecker, type ToCheckWorker } from './worker-checker.ts';

beforeAll(() => {
  serveFonts();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A worker in the same thread, which is sent clones, as a thread is. */
function directWorker(sections: Sections) {
  const worker = new EventTarget() as Worker;
  const say = (data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }));
  const answer = answerChecks((message) => {
    say({ action: 'ready' });
    say(structuredClone(message));
  }, sections);
  const sent: ToCheckWorker[] = [];
  worker.postMessage = (message: ToCheckWorker) => {
    const clone = structuredClone(message);
    sent.push(clone);
    answer(clone);
  };
  worker.terminate = () => {};
  return { worker, sent };
}

it('[EX3] writes the file in its thread, reads it again, and sends each font once', async () => {
  const { worker, sent } = directWorker(SECTIONS);
  const check = createWorkerChecker(() => worker);
  const found = await check(SAMPLE, 'json', SECTIONS);
  if (found.kind !== 'compared') throw new Error(found.kind);
  expect(found.same).toBe(found.fields);
  expect(found.fields).toBeGreaterThan(5);
  expect(found.lines[0]?.text).toBe('{');
  expect(sent[0]?.question.fonts.length).toBeGreaterThan(0);
  await check(SAMPLE, 'json', SECTIONS);
  expect(sent[1]?.question.fonts).toEqual([]);
});

it('[EX3] names the characters for which there is no font', async () => {
  const check = createWorkerChecker(() => directWorker(SECTIONS).worker);
  const outcome = await check(withText(SAMPLE, 'summary', 'Glad 😀'), 'pdf', SECTIONS);
  expect(outcome).toEqual({ kind: 'refused', characters: ['😀'] });
});

it('[EX3] fails with its worker, and starts another with the next question', async () => {
  const broken = new EventTarget() as Worker;
  broken.postMessage = () => setTimeout(() => broken.dispatchEvent(new ErrorEvent('error')));
  broken.terminate = () => {};
  const workers = [broken, directWorker(SECTIONS).worker];
  const check = createWorkerChecker(() => workers.shift() ?? broken);
  await expect(check(SAMPLE, 'json', SECTIONS)).rejects.toThrow('The worker was not loaded.');
  expect(await check(SAMPLE, 'json', SECTIONS)).toMatchObject({ kind: 'compared' });
});

it('[EX3] sends all fonts to the worker that takes the place of another', async () => {
  const [one, other] = [directWorker(SECTIONS), directWorker(SECTIONS)];
  const workers = [one.worker, other.worker];
  const check = createWorkerChecker(() => workers.shift() ?? other.worker);
  await check(SAMPLE, 'json', SECTIONS);
  one.worker.dispatchEvent(new ErrorEvent('error'));
  await check(SAMPLE, 'json', SECTIONS);
  expect(other.sent[0]?.question.fonts.length).toBe(one.sent[0]?.question.fonts.length);
});

it('[EX3] ends a worker that takes too long', async () => {
  const silent = new EventTarget() as Worker;
  silent.postMessage = () => {};
  silent.terminate = vi.fn();
  await createWorkerChecker(() => directWorker(SECTIONS).worker)(SAMPLE, 'json', SECTIONS);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const late = createWorkerChecker(() => silent)(SAMPLE, 'json', SECTIONS);
  const told = expect(late).rejects.toThrow('The file took too long.');
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.advanceTimersByTimeAsync(120_000);
  await told;
  expect(silent.terminate).toHaveBeenCalled();
});

it('[EX3] checks a kind of section that was added to the registry', async () => {
  const check = createWorkerChecker(() => directWorker(SECTIONS_WITH_PATENTS).worker);
  const resume = withPatent(SAMPLE, entryId('p1'));
  const fields = async (format: string, of = resume) => {
    const found = await check(of, format, SECTIONS_WITH_PATENTS);
    if (found.kind !== 'compared') throw new Error(found.kind);
    return found;
  };
  const [json, without] = [await fields('json'), await fields('json', SAMPLE)];
  expect(json.fields - without.fields).toBe(4);
  expect(json.differences).toEqual([]);
  // Our parser knows the product's kinds only: what it reads under another title is a section of the person's own.
  const text = await fields('txt');
  expect(text.lines.map(({ text: line }) => line)).toContain('PATENTS');
  expect(text.differences.map(({ where }) => formatMessage(ENGLISH, en, where))).toContain(
    'Patents, Analytical loom, Title of invention',
  );
});
