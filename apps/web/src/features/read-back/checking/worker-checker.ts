import type { Resume, Sections } from '@shortlist/model';
import { type LaidOut, layOutDocument, printInDesign } from '#paper/pages/lay-out-resume.ts';
import { CREATOR } from '#paper/pages/write-resume-file.ts';
import type { CheckOutcome, CheckQuestion } from './check-file.ts';

export type ToCheckWorker = { number: number; question: CheckQuestion };
export type FromCheckWorker = { number: number; outcome: CheckOutcome };

/** Writes a resume in a format and reads it again. Rejects when a font, or the part that does it, does not come. */
export type CheckFormat = (
  resume: Resume,
  format: string,
  sections: Sections,
) => Promise<CheckOutcome>;

type Waiting = { resolve: (outcome: CheckOutcome) => void; reject: (cause: Error) => void };

/** Longest time that a file may take, in ms, with the code that writes and reads it. */
const LONGEST_MS = 120_000;

/**
 * Checks files in a worker, so that no keystroke waits for one. It is started with the first question and stays; each font
 * is sent to it once. When it fails, or takes too long, it is ended, and the next question starts another.
 */
export function createWorkerChecker(start: () => Worker): CheckFormat {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let sent = new Set<string>();
  let asked = 0;

  function end(reason: string) {
    worker?.terminate();
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  }

  function open(): Worker {
    const opened = start();
    sent = new Set();
    opened.addEventListener('message', ({ data }: MessageEvent<FromCheckWorker>) => {
      // pdf.js posts messages of its own, which bear no number.
      waiting.get(data.number)?.resolve(data.outcome);
      waiting.delete(data.number);
    });
    opened.addEventListener('error', ({ message }) => end(message || 'The worker was not loaded.'));
    return opened;
  }

  function fontsFor({ paged, fonts }: LaidOut): CheckQuestion['fonts'] {
    const faces = new Set(paged.pages.flatMap(({ lines }) => lines.flatMap(facesOf)));
    const news = [...faces].filter((face) => !sent.has(face));
    for (const face of news) sent.add(face);
    return news.flatMap((face) => {
      const font = fonts.get(face);
      return font ? [[face, font.sfnt] as const] : [];
    });
  }

  return async (resume, format, sections) => {
    const known = { sections };
    const [laidOut, document] = [
      await layOutDocument(resume, known),
      await printInDesign(resume, known),
    ];
    const { paged, missing } = laidOut;
    return new Promise<CheckOutcome>((resolve, reject) => {
      worker ??= open();
      asked += 1;
      const number = asked;
      const late = setTimeout(() => end('The file took too long.'), LONGEST_MS);
      const settled =
        <T>(settle: (value: T) => void) =>
        (value: T) => {
          clearTimeout(late);
          settle(value);
        };
      waiting.set(number, { resolve: settled(resolve), reject: settled(reject) });
      const fonts = fontsFor(laidOut);
      const question = { format, resume, document, paged, missing, fonts, creator: CREATOR };
      worker.postMessage({ number, question } satisfies ToCheckWorker);
    });
  };
}

type Line = LaidOut['paged']['pages'][number]['lines'][number];

const facesOf = ({ runs }: Line): string[] => runs.map(({ face }) => face);

/** The one worker of the page. */
export const checkInWorker = createWorkerChecker(
  () =>
    new Worker(new URL('../../../workers/document-worker.ts', import.meta.url), {
      type: 'module',
      name: 'check',
    }),
);
