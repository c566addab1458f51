import { readSentFiles } from './pursuit/sent/read-sent-files.ts';

/** Reads the files that documents have beside what is stored of them; by kind. */
export const FILES_BY_KIND = { pursuit: readSentFiles };
