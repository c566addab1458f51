const deleted = new Set<string>();

/** Remembers that the person has deleted a resume on this page, or has taken that back. */
export function noteDeletion(resumeId: string, isDeleted: boolean): void {
  if (isDeleted) deleted.add(resumeId);
  else deleted.delete(resumeId);
}

/** Checks whether a resume is missing because the person has just deleted it: no notice is needed. */
export const wasDeletedHere = (resumeId: string): boolean => deleted.has(resumeId);
