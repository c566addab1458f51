import {
  countPages,
  type Enclosure,
  EnclosureError,
  type EnclosureProblem,
  joinEnclosures,
} from '@shortlist/enclosures';

/** Asks to count the pages of a PDF that is to be an enclosure, or to join enclosures behind a PDF. */
export type EnclosureQuestion =
  | { ask: 'count'; file: ArrayBuffer }
  | { ask: 'join'; pdf: Uint8Array<ArrayBuffer>; enclosures: readonly Enclosure[] };

/** The number of pages, the joined file, or the reason that there is none. */
export type EnclosureReport =
  | { is: 'counted'; pages: number }
  | { is: 'joined'; bytes: Uint8Array<ArrayBuffer> }
  | { is: 'refused'; problem: EnclosureProblem };

/** Answers a question: the work of the worker. */
export async function answerEnclosures(question: EnclosureQuestion): Promise<EnclosureReport> {
  try {
    if (question.ask === 'count')
      return { is: 'counted', pages: await countPages(new Uint8Array(question.file)) };
    const { pdf, enclosures } = question;
    return { is: 'joined', bytes: await joinEnclosures(pdf, enclosures) };
  } catch (error) {
    if (error instanceof EnclosureError) return { is: 'refused', problem: error.problem };
    throw error;
  }
}
