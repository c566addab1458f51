import { sentFilesReader } from './pursuit/sent/read-sent-files.ts';

/** Begins to read the files that documents have beside what is stored of them; by kind. */
export const FILES_BY_KIND = { pursuit: sentFilesReader };
