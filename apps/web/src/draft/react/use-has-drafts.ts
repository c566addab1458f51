import { useSyncExternalStore } from 'react';
import { onDraftChange } from '../storage/draft-changes.ts';
import { listDraftOwners } from '../storage/draft-places.ts';

const hasDrafts = () => listDraftOwners(() => localStorage).length > 0;

/** Checks whether this browser holds drafts of anybody: one look at the names in its storage. */
export const useHasDrafts = (): boolean =>
  useSyncExternalStore(onDraftChange, hasDrafts, () => false);
