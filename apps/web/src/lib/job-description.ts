const keyOf = (resumeId: string) => `job-description:${resumeId}`;

/** Keeps the job description that a resume is written for until the browser's session ends; never on the server. */
export function keepJobDescription(resumeId: string, text: string): void {
  if (text.trim() !== '') sessionStorage.setItem(keyOf(resumeId), text);
}

/** The job description kept for a resume in this session; empty when there is none. */
export const readJobDescription = (resumeId: string): string =>
  sessionStorage.getItem(keyOf(resumeId)) ?? '';
