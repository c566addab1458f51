import { useSyncExternalStore } from 'react';
import { tabTexts } from './safe-storage.ts';

const CHANNEL = 'shortlist-session-texts';
const listeners = new Set<() => void>();

function announce() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Reads what this tab keeps under a name until it is closed; a reload does not lose it. Empty when there is nothing. */
export const readSessionText = (name: string): string => tabTexts.read(name) ?? '';

/** Keeps a text until the tab is closed; nothing but white space removes what was there. */
export function writeSessionText(name: string, text: string): void {
  tabTexts.write(name, text.trim() === '' ? undefined : text);
  announce();
}

/** Follows a text of the session as this tab changes it. */
export const useSessionText = (name: string): string =>
  useSyncExternalStore(
    subscribe,
    () => readSessionText(name),
    () => '',
  );

function clearHere() {
  tabTexts.clear();
  announce();
}

/** Forgets what every tab of this browser keeps for its session: a person has logged out. */
export function forgetSessionTexts(): void {
  clearHere();
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('forget');
  channel.close();
}

/** Forgets this tab's texts too when another tab's person logs out, until the returned function is called. */
export function followForgetting(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', clearHere);
  return () => channel.close();
}
