import { type ArticleId, hrefOf } from '@shortlist/contracts';
import type { ProductPromise } from './promises.ts';

const articlePath = (articleId: ArticleId) => hrefOf('article', { articleId });

/** Proof of the figure of a promise. docs/promises.md says how to get it again. */
export type PromiseProof = {
  /** Method of measuring, in paragraphs. */
  method: readonly string[];
  /** Limit of the figure: what it does not say. */
  limit: string;
  more: { label: string; to: string };
};

export const PROMISE_PROOFS: Record<ProductPromise['id'], PromiseProof> = {
  'read-correctly': {
    method: [
      'Twenty resumes of different shapes, in Latin, Greek, Cyrillic, Hebrew, Arabic, Devanagari and Chinese letters, are printed. Our own reader, which knows our files, opens each, and every field that it finds is compared with what was typed. Not one differs. A reader that does not know our files gets 99.51 to 100 % of the fields, by design. A second program, poppler, extracts the same files: all 4,020 words came out, in order. Both comparisons run with every change to the product.',
      'The other way round, resumes that other programs made are read. On 114 PDF and Word files in seven layouts and six languages, made for the purpose and scored before anything was changed for them, the mean over all fields was 0.987 of 1 (21 November 2026).',
    ],
    limit:
      'Samples and documents are our own development sets, so they hold what we thought of. On a set with two layouts that nobody had thought of it was 0.902. What an employer’s software makes of a file nobody outside can see; that the words are there, in order, anybody can check.',
    more: {
      label: 'What a program reads when it opens your PDF',
      to: articlePath('reading-order-in-pdf'),
    },
  },
  'same-lines': {
    method: [
      'Thirteen sample resumes were opened in a browser and downloaded. Every line of the page on the screen was compared with the line that poppler finds in the file: the same words, on the same page, the left edge less than a hundredth of a point away. A point is a third of a millimetre. Measured on 22 November 2026; the hardest sample, forty jobs on several pages, is compared with every change.',
    ],
    limit:
      'Samples in right-to-left and joining scripts are not among the thirteen, because poppler gives their words back in another order than the eye sees them. Their files are compared by words instead. A printer that scales pages does so after us.',
    more: {
      label: 'How screen and file came to share every line',
      to: articlePath('same-lines-on-screen-and-paper'),
    },
  },
  'never-lost': {
    method: [
      'Four writers save without pause; the server is killed outright at a random-looking moment, started again and asked for everything that it had confirmed, thirty times in a row (measured on 22 November 2026). Another test cuts the power, in effect: it keeps only what had reached the disk at three moments and opens the database from that; at each, every row that had been confirmed was there. The embedded database as it comes lost 29,147 of 29,159 rows in such a cut, which is why ours is not as it comes.',
      'In the browser, a draft survives a reload in the middle of a word, a closed tab, a server that is gone and a session that has ended. Each of these is a test in a real browser.',
    ],
    limit:
      'Power cuts were made in software, at the layer that talks to the disk and of a whole file system, not by pulling the cable of a machine. A disk that dies whole takes everything with it; that is what backups are for.',
    more: { label: 'Pulling the plug on our own database', to: articlePath('no-lost-keystroke') },
  },
  yours: {
    method: [
      'A browser opens each public page, uses it, and notes every request; one that leaves our own server fails the test. The pages’ security policy forbids such requests as well. Fonts, pictures and scripts are all our own.',
      'For who may read what, each of the 134 operations of the server is tried by six kinds of callers: nobody, a guest, another guest, an account, another account and an admin. A stranger who names your resume gets the same bytes as for one that does not exist. Your account page downloads everything as one archive, with a PDF and an open JSON file of each resume, and deletes the account with all that is in it.',
    ],
    limit:
      'The operator of a server can read its database: resumes are not encrypted in it. If you would rather trust nobody, you can run the whole product on a machine of their own with one command.',
    more: { label: 'Terms & Privacy, in plain words', to: hrefOf('terms') },
  },
};
