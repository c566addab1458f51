import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkLoadError } from '#platform/navigation/lazy-chunk.ts';
import { asWorker, rtfOf, SameThreadWorker, SilentWorker } from '../worker.test-support.ts';
import { openReader } from './open-reader.ts';
import type { ReadingStep } from './read-steps.ts';
import type { FromWorker } from './worker-messages.ts';

/** Visibility of the page. */
const page = { hidden: false };
vi.stubGlobal('document', page);
afterAll(() => vi.unstubAllGlobals());

const NO_BYTES = () => new Uint8Array();

function openOn(worker: SameThreadWorker, bytes = NO_BYTES()) {
  const steps: ReadingStep[] = [];
  const reader = openReader(bytes, {
    onStep: (step) => steps.push(step),
    startWorker: () => asWorker(worker),
    source: 'document',
  });
  return { ...reader, steps };
}

/** Lets what was said arrive. */
const whenHeard = () => vi.advanceTimersByTimeAsync(0);

async function say(worker: SameThreadWorker, message: FromWorker) {
  worker.say(message);
  await whenHeard();
}

const OPENING: FromWorker = { kind: 'step', step: { name: 'opening' } };
const ANSWER: FromWorker = {
  kind: 'answer',
  answer: { ok: false, problem: { code: 'damaged', message: { code: 'reading.damaged' } } },
};

it('tells its steps, and what the file says', async () => {
  const bytes = rtfOf(['*Ada Lovelace', 'ada@example.com', '*Skills', 'Algebra, French']);
  const { answer, steps } = openOn(new SameThreadWorker(), bytes);
  const read = await answer;
  expect(steps).toEqual([{ name: 'opening' }, { name: 'understanding' }]);
  expect(read.ok && read.reads[0].parsed.resume.contact.email).toBe('ada@example.com');
  expect(read.ok && read.reads[0].text.format).toBe('rtf');
});

it('gives the thread the bytes and keeps none of them', () => {
  const bytes = rtfOf(['Ada']);
  const worker = new SilentWorker();
  const sent = vi.spyOn(worker, 'postMessage');
  openOn(worker, bytes);
  expect(sent).toHaveBeenCalledWith({ kind: 'read', bytes, source: 'document' }, [bytes.buffer]);
});

it('reads the file that the thread has once more, with a password', async () => {
  const { answer, unlock } = openOn(new SameThreadWorker(), rtfOf(['*Ada Lovelace']));
  await answer;
  const again = await unlock('sesame');
  expect(again.ok && again.reads[0].parsed.resume.contact.fullName).toBe('Ada Lovelace');
});

describe('a thread that does nothing by itself', () => {
  let worker: SilentWorker;
  beforeEach(() => {
    vi.useFakeTimers();
    worker = new SilentWorker();
  });
  afterEach(() => vi.useRealTimers());

  it('[CR4] ends a file that hangs, within half a minute, with the reason', async () => {
    const { answer } = openOn(worker);
    await say(worker, OPENING);
    await vi.advanceTimersByTimeAsync(27_900);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(worker.isTerminated).toBe(true);
    expect(await answer).toMatchObject({ ok: false, problem: { code: 'hostile', isSlow: true } });
  });

  it('does not count the time while the page is hidden', async () => {
    const { answer } = openOn(worker);
    await say(worker, OPENING);
    page.hidden = true;
    await vi.advanceTimersByTimeAsync(600_000);
    page.hidden = false;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await answer).toMatchObject({
      problem: { isSlow: true, message: { params: { seconds: 28 } } },
    });
  });

  it('tries a password in the same thread, which has its own time', async () => {
    const sent = vi.spyOn(worker, 'postMessage');
    const { answer, unlock } = openOn(worker);
    await say(worker, OPENING);
    await vi.advanceTimersByTimeAsync(27_000);
    const locked = {
      code: 'password-needed',
      message: { code: 'reading.password-needed' },
    } as const;
    await say(worker, { kind: 'answer', answer: { ok: false, problem: locked } });
    expect(await answer).toMatchObject({ problem: locked });
    await vi.advanceTimersByTimeAsync(60_000);

    const unlocked = unlock('sesame');
    expect(sent).toHaveBeenLastCalledWith({ kind: 'unlock', password: 'sesame' }, []);
    await say(worker, OPENING);
    await vi.advanceTimersByTimeAsync(27_000);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await unlocked).toMatchObject({ problem: { isSlow: true } });
    expect(worker.isTerminated).toBe(true);
  });

  it('does not count the way of its own code over the network, but names the chunk in the end', async () => {
    const { answer } = openOn(worker);
    const failure = answer.catch((cause: unknown) => cause);
    await vi.advanceTimersByTimeAsync(119_000);
    expect(worker.isTerminated).toBe(false);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await failure).toBeInstanceOf(ChunkLoadError);
    expect(await failure).toMatchObject({ chunk: 'resume-reader', reason: 'timeout' });
  });

  it('tells code that did not come from a file that was too much', async () => {
    const notLoaded = openOn(worker).answer.catch((cause: unknown) => cause);
    worker.dispatchEvent(new Event('error'));
    expect(await notLoaded).toMatchObject({ chunk: 'resume-reader', reason: 'missing' });

    const other = new SilentWorker();
    const tooMuch = openOn(other).answer;
    await say(other, OPENING);
    other.dispatchEvent(new Event('error'));
    expect(await tooMuch).toMatchObject({ ok: false, problem: { code: 'hostile' } });
  });

  it('hears that a reader’s code did not come', async () => {
    const failure = openOn(worker).answer.catch((cause: unknown) => cause);
    await say(worker, { kind: 'unloaded', cause: 'offline' });
    expect(await failure).toMatchObject({ chunk: 'resume-reader', reason: 'missing' });
    expect(worker.isTerminated).toBe(true);
  });

  it('passes over what pdf.js says for itself', async () => {
    const { answer, steps } = openOn(worker);
    worker.say({ sourceName: 'worker', targetName: 'main', action: 'ready' });
    await say(worker, ANSWER);
    expect(await answer).toMatchObject({ problem: { code: 'damaged' } });
    expect(steps).toEqual([]);
  });

  it('says nothing any more once it is closed', async () => {
    const { answer, close, drawPage } = openOn(worker);
    const heard = vi.fn();
    void answer.then(heard, heard);
    close();
    await say(worker, ANSWER);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(heard).not.toHaveBeenCalled();
    expect(drawPage).toBeTypeOf('function');
  });

  it('draws one page after the other; one that hangs ends all drawing', async () => {
    const asked = vi.spyOn(worker, 'postMessage');
    const { drawPage } = openOn(worker);
    await say(worker, ANSWER);
    const pages = [0, 1, 2].map((page) => drawPage(page, 2).catch((cause: Error) => cause.message));
    await whenHeard();
    expect(asked).toHaveBeenLastCalledWith({ kind: 'draw', id: 1, page: 0, scale: 2 }, []);
    await say(worker, { kind: 'undrawn', id: 1, reason: 'A page of nonsense.' });
    expect(asked).toHaveBeenLastCalledWith({ kind: 'draw', id: 2, page: 1, scale: 2 }, []);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await Promise.all(pages)).toEqual([
      'A page of nonsense.',
      'The thread that draws was ended.',
      'The file is not open any more.',
    ]);
  });

  it('does not draw what nobody waits for any more', async () => {
    const asked = vi.spyOn(worker, 'postMessage');
    const { drawPage } = openOn(worker);
    await say(worker, ANSWER);
    const unwanted = drawPage(0, 1, AbortSignal.abort()).catch((cause: Error) => cause.name);
    expect(await unwanted).toBe('AbortError');
    expect(asked).toHaveBeenCalledTimes(1);
  });
});
