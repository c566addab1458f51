export { type CompareOptions, compareRead } from './compare-read.ts';
export type { Difference, FieldLabel, ReadBack } from './difference.ts';
export { type FileReading, type MachineLine, type ReadOptions, readFile } from './read-file.ts';
