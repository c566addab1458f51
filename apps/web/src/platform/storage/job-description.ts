import { readSessionText, useSessionText, writeSessionText } from './session-text.ts';

const nameOf = (resumeId: string) => `job-description:${resumeId}`;

/** Characters of a job description that are compared with a resume, as a person counts characters. */
export const JOB_DESCRIPTION_AT_MOST = 20_000;

/**
 * Keeps the job description that a resume is written for until the tab is closed; never on the server.
 * An empty one takes away what was kept.
 */
export const keepJobDescription = (resumeId: string, text: string): void =>
  writeSessionText(nameOf(resumeId), text);

/** The job description kept for a resume in this tab; empty when there is none. */
export const readJobDescription = (resumeId: string): string => readSessionText(nameOf(resumeId));

/** Follows it as it changes. */
export const useJobDescription = (resumeId: string): string => useSessionText(nameOf(resumeId));
