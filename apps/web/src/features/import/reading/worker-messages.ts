import type { FileSource, ReadingAnswer, ReadingStep } from './read-steps.ts';

/** Requests of the page to the worker that reads one file. */
export type ToWorker =
  | { kind: 'read'; bytes: Uint8Array<ArrayBuffer>; source: FileSource }
  /** Reads the file that it has once more, with a password. */
  | { kind: 'unlock'; password: string }
  /** A page of the file that was read, from 0, at `scale` pixels a point. */
  | { kind: 'draw'; id: number; page: number; scale: number };

/** Messages of the worker to the page. */
export type FromWorker =
  | { kind: 'step'; step: ReadingStep }
  | { kind: 'answer'; answer: ReadingAnswer }
  /** A part of the app that reads this file did not come. */
  | { kind: 'unloaded'; cause: unknown }
  | { kind: 'drawn'; id: number; picture: ImageBitmap }
  | { kind: 'undrawn'; id: number; reason: string };

/** Checks whether a message is one of ours: pdf.js posts some of its own when it finds itself in a worker. */
export const isFromWorker = (message: unknown): message is FromWorker =>
  typeof message === 'object' && message !== null && 'kind' in message;
