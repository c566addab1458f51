import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedValue } from './use-debounced-value.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('[DS2] gives a value once it has not changed for a moment, and those before it never', () => {
  const { result, rerender } = renderHook(({ size }) => useDebouncedValue(size), {
    initialProps: { size: 9 },
  });
  expect(result.current).toBe(9);
  rerender({ size: 10 });
  pass(100);
  rerender({ size: 11 });
  pass(100);
  expect(result.current).toBe(9);
  pass(60);
  expect(result.current).toBe(11);
});
