import { z } from 'zod';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from '../languages/document-language.ts';

/** Sizes of paper that a resume can be printed on. */
export const PAPER_SIZES = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** The least and the most of each choice that is a number, and its unit. */
export const LOOK_BOUNDS = {
  sideMargin: [8, 40, 'mm'],
  endMargin: [8, 40, 'mm'],
  textSize: [8.5, 12.5, 'pt'],
  lineHeight: [1, 2, 'none'],
  entrySpace: [0, 2, 'lines'],
  sidebarWidth: [40, 80, 'mm'],
} as const;

/** The values of each choice among a few. */
export const LOOK_OPTIONS = {
  paper: PAPER_SIZES,
  /** A pairing of families: a Times, a garalde, a transitional serif with its sans, a Calibri twin, a humanist sans. */
  fonts: ['times', 'garalde', 'transitional', 'calibri', 'humanist'],
  headings: ['ruled', 'capitals', 'plain', 'banded'],
  namePosition: ['start', 'center'],
  /** Mar 2022, March 2022, 03/2022, 2022-03. */
  dates: ['short', 'long', 'slash', 'iso'],
  skills: ['lines', 'paragraph', 'columns'],
  /** Addresses as they are, or behind the word that says what they lead to. */
  links: ['shown', 'hidden'],
  photoShape: ['rectangle', 'rounded', 'oval'],
  sidebarSide: ['left', 'right'],
} as const;

const within = ([least, most]: readonly [number, number, string]) =>
  z.number().min(least).max(most).nullable();
const oneOf = <const T extends readonly string[]>(choices: T) => z.enum(choices).nullable();

/** Settings of a design. A design that has no use for one of them passes it over. */
const KNOBS = {
  /** Margins at the sides, and above and below. Millimetres. */
  sideMargin: within(LOOK_BOUNDS.sideMargin),
  endMargin: within(LOOK_BOUNDS.endMargin),
  /** Size of body text in points; the other sizes follow it. */
  textSize: within(LOOK_BOUNDS.textSize),
  /** Height of a line in sizes of the text. */
  lineHeight: within(LOOK_BOUNDS.lineHeight),
  /** Space between entries in lines. */
  entrySpace: within(LOOK_BOUNDS.entrySpace),
  /** Six hexadecimal digits behind "#". */
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  fonts: oneOf(LOOK_OPTIONS.fonts),
  headings: oneOf(LOOK_OPTIONS.headings),
  namePosition: oneOf(LOOK_OPTIONS.namePosition),
  dates: oneOf(LOOK_OPTIONS.dates),
  skills: oneOf(LOOK_OPTIONS.skills),
  links: oneOf(LOOK_OPTIONS.links),
  /** The name and the number of the page, on all pages but the first. */
  pageNumbers: z.boolean().nullable(),
  /** Visibility of a photo, and its corners. */
  photo: oneOf(['shown', 'hidden']),
  photoShape: oneOf(LOOK_OPTIONS.photoShape),
  sidebarSide: oneOf(LOOK_OPTIONS.sidebarSide),
  /** Millimetres. */
  sidebarWidth: within(LOOK_BOUNDS.sidebarWidth),
  /** Keys of the sections in the sidebar, with commas between them. */
  sidebarSections: z.string().max(2000).nullable(),
  /** The number of the rules by which it is laid out; the first ones where none was chosen. */
  engine: z.int().min(1).max(1000).nullable(),
};

type Knobs = {
  [K in keyof typeof KNOBS]: K extends 'accent'
    ? `#${string}`
    : NonNullable<z.infer<(typeof KNOBS)[K]>>;
};

/** Look of a resume on paper. What is not given is the design's to say. */
export type Look = {
  /** Id of the design. */
  design: string;
  paper: PaperSize;
} & Partial<Knobs>;

/** A person's choices of a look; null where it is the design's to say. The language of the resume is chosen with it. */
export type ChosenLook = {
  readonly design: string | null;
  readonly paper: PaperSize | null;
  /** Not there, or null, where none was chosen: it is printed with English words. */
  readonly language?: DocumentLanguage | null;
} & { readonly [K in keyof Knobs]?: Knobs[K] | null };

/** The look of a resume whose owner has chosen nothing. */
export const NO_LOOK: ChosenLook = { design: null, paper: null };

/** The number of the layout that new resumes begin with: the newest of `@shortlist/templates`. */
export const NEWEST_LAYOUT = 6;

/** A new resume as it begins: printed by the newest layout where it names none. */
export const withNewestLayout = <T extends { readonly look: ChosenLook }>(document: T): T => ({
  ...document,
  look: { ...document.look, engine: document.look.engine ?? NEWEST_LAYOUT },
});

/** The schema of each choice, `null` where there is none. */
export const LookChoices = {
  design: z.string().max(64).nullable(),
  paper: z.enum(PAPER_SIZES).nullable(),
  language: z.enum(DOCUMENT_LANGUAGES).nullable(),
  ...KNOBS,
};

/** Reads a look as any release has stored or sent it: what is missing, or not known here, is not chosen. */
export function readLook(value: unknown): ChosenLook {
  const given = new Map<string, unknown>(Object.entries(Object(value)));
  const read = Object.entries(LookChoices).map(([name, choice]) => [
    name,
    choice.safeParse(given.get(name)).data ?? null,
  ]);
  return { ...NO_LOOK, ...lookChoices(Object.fromEntries(read)) };
}

export const isLookChosen = (look: ChosenLook): boolean =>
  Object.values(look).some((choice) => choice !== null && choice !== undefined);

/** The choices that were made, by name. */
export const lookChoices = (look: ChosenLook): Partial<Look & { language: DocumentLanguage }> =>
  Object.fromEntries(Object.entries(look).filter(([, choice]) => (choice ?? null) !== null));

/** A whole look: what was chosen, and else what `defaults` say. */
export function completeLook(chosen: ChosenLook, defaults: Look): Look {
  const { language: _, ...look } = lookChoices(chosen);
  return { ...defaults, ...look };
}
