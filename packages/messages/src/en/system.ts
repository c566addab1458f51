/** The reasons for which the system refuses a file, by its code; the end of a sentence. */
export const system = {
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
  EPIPE: 'the program that reads it has ended',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'its links lead in a circle',
  isTerminal: 'it is a terminal; name a file or send it on with "|"',
  noFolder: ({ folder }: { folder: string }) => `there is no folder ${folder}`,
  takesNoFolders: ({ folder }: { folder: string }) => `${folder} takes no folders`,
};
