import { afterEach, expect, it, vi } from 'vitest';
import { loadChunk } from './lazy-chunk.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('gives what was loaded', async () => {
  expect(await loadChunk('editor', async () => 'module')).toBe('module');
});

it('[SH8] says that a chunk is missing, and which', async () => {
  const cause = new TypeError('Failed to fetch');
  await expect(loadChunk('editor', () => Promise.reject(cause))).rejects.toMatchObject({
    name: 'ChunkLoadError',
    chunk: 'editor',
    reason: 'missing',
    cause,
  });
});

it('[SH8] gives up after 120 seconds', async () => {
  vi.useFakeTimers();
  const outcome = vi.fn();
  loadChunk('editor', () => new Promise(() => {})).catch(outcome);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(outcome).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toHaveBeenCalledWith(
    expect.objectContaining({ chunk: 'editor', reason: 'timeout' }),
  );
});
