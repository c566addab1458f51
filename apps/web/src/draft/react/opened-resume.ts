import { createContext, useContext } from 'react';
import type { OpenResume } from './use-open-resume.ts';

export type OpenedResume = Extract<OpenResume, { status: 'open' }>;

/** The resume as it reads after the last keystroke, and what is saved of it. */
export const OpenedContext = createContext<OpenedResume | undefined>(undefined);

export function useOpened(): OpenedResume {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error('OpenedContext is missing above this component.');
  return opened;
}
