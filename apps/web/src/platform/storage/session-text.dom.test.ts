import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  followForgetting,
  forgetSessionTexts,
  useSessionText,
  writeSessionText,
} from './session-text.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('[PV11] texts of the session', () => {
  it('are followed, and kept apart by their names', () => {
    const one = renderHook(() => useSessionText('one'));
    const other = renderHook(() => useSessionText('other'));
    act(() => writeSessionText('one', 'Nurse'));
    expect([one.result.current, other.result.current]).toEqual(['Nurse', '']);
    act(() => writeSessionText('one', '  '));
    expect(one.result.current).toBe('');
    expect(sessionStorage.length).toBe(0);
  });

  it('are forgotten at once', () => {
    const { result } = renderHook(() => useSessionText('one'));
    act(() => writeSessionText('one', 'Nurse'));
    act(forgetSessionTexts);
    expect(result.current).toBe('');
  });

  it('are forgotten here when another tab’s person logs out', async () => {
    const stop = followForgetting();
    writeSessionText('one', 'Nurse');
    const otherTab = new BroadcastChannel('shortlist-session-texts');
    otherTab.postMessage('forget');
    await waitFor(() => expect(sessionStorage.length).toBe(0));
    otherTab.close();
    stop();
  });

  it('are told to the other tabs to forget', async () => {
    const otherTab = new BroadcastChannel('shortlist-session-texts');
    const heard = vi.fn();
    otherTab.addEventListener('message', heard);
    forgetSessionTexts();
    await waitFor(() => expect(heard).toHaveBeenCalled());
    otherTab.close();
  });

  it('that do not fit are logged, and nothing breaks', () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    writeSessionText('one', 'x'.repeat(6_000_000));
    expect(logged).toHaveBeenCalledOnce();
  });
});
