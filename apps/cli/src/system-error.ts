const REASONS: Record<string, string> = {
  ENOENT: 'no such file or folder',
  ENOTDIR: 'a part of the path is not a folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EEXIST: 'it is a file',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file would be larger than allowed here',
  EPIPE: 'whoever read it has stopped',
  ENAMETOOLONG: 'the name is too long',
};

/** Why the system refused, in words: "the disk is full". */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? error.message;
}
