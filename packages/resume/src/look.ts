import { z } from 'zod';
import { DOCUMENT_LANGUAGES, type DocumentLanguage } from './languages/document-language.ts';

/** Sizes of paper that a resume can be printed on. */
export const PAPER_SIZES = ['letter', 'a4'] as const;
export type PaperSize = (typeof PAPER_SIZES)[number];

/** How a resume looks on paper. A design reads what it has a use for. */
export type Look = {
  /** Id of the design. */
  design: string;
  paper: PaperSize;
};

/** What a person has chosen of a look; null where it is the design's to say. The language of the resume is chosen with it. */
export type ChosenLook = { readonly [K in keyof Look]: Look[K] | null } & {
  /** Not there, or null, where none was chosen: it is printed with English words. */
  readonly language?: DocumentLanguage | null;
};

/** The look of a resume whose owner has chosen nothing. */
export const NO_LOOK: ChosenLook = { design: null, paper: null };

/** The schema of each choice, `null` where there is none. */
export const LookChoices = {
  design: z.string().max(64).nullable(),
  paper: z.enum(PAPER_SIZES).nullable(),
  language: z.enum(DOCUMENT_LANGUAGES).nullable(),
};

const StoredLook = z
  .object({
    design: LookChoices.design.catch(null),
    paper: LookChoices.paper.catch(null),
    language: LookChoices.language.optional().catch(undefined),
  })
  .catch(NO_LOOK);

/** Reads a look as any release has stored or sent it: what is missing, or not known here, is not chosen. */
export function readLook(value: unknown): ChosenLook {
  const { language, ...look } = StoredLook.parse(value);
  return language ? { ...look, language } : look;
}

export const isLookChosen = (look: ChosenLook): boolean =>
  Object.values(look).some((choice) => choice !== null && choice !== undefined);

/** The choices that were made, by name. */
export const lookChoices = (look: ChosenLook): Partial<Look & { language: DocumentLanguage }> =>
  Object.fromEntries(Object.entries(look).filter(([, choice]) => choice !== null));

/** A whole look: what was chosen, and else what `defaults` say. */
export const completeLook = ({ design, paper }: ChosenLook, defaults: Look): Look => ({
  design: design ?? defaults.design,
  paper: paper ?? defaults.paper,
});
