import type { Column, Ground, PrintDocument, Sheet } from '@shortlist/document';
import {
  type ChosenLook,
  completeLook,
  ENGLISH_WORDS,
  type Look,
  type PaperWords,
  runsFromRight,
  type Sections,
} from '@shortlist/model';
import { classic } from './classic/classic.ts';
import { createDesigns, type Designs } from './create-designs.ts';
import type { Design } from './design.ts';
import { type LayoutVersion, withLayoutVersion } from './layout-version.ts';
import { needsAllDesigns } from './load-designs.ts';

/** The design of a resume whose owner has chosen nothing: what needs no loading. */
export const DESIGNS = createDesigns([classic]);

export type DesignOptions = {
  /** The language (BCP 47) in which a screen reader reads a document whose owner has chosen none. */
  language: string;
  /** The words of the language that was chosen, loaded by the caller; English where they are not given. */
  words?: PaperWords | undefined;
  designs?: Designs | undefined;
  /** The kinds of section that may be printed. */
  sections: Sections;
  /** True if nothing is looked at but the first page: of each section as much is printed as that has room for. */
  isFirstPageOnly?: boolean;
};

/** Facts of a design that is about to print, and how it prints. */
export type InDesign = {
  design: Design;
  /** The whole look. */
  chosen: Look;
  layoutVersion: LayoutVersion;
  words: PaperWords;
  /** BCP 47. */
  language: string;
};

/** Has a document printed in the design that its look names; in the default one where that is not known here. */
export function printInDesign(
  look: ChosenLook,
  { language, words = ENGLISH_WORDS, designs = DESIGNS }: DesignOptions,
  print: (inDesign: InDesign) => PrintDocument,
): PrintDocument {
  const { design, layoutVersion } = designs.of(look);
  const chosen = { ...completeLook(look, design.defaults), design: design.id };
  const printed = print({
    ...{ design, chosen, layoutVersion },
    words: design.words?.(words, chosen) ?? words,
    language: look.language ? words.language : language,
  });
  const document = {
    ...withLayoutVersion(printed, layoutVersion),
    // Files in the look that nobody has chosen say no more than they always did.
    ...(needsAllDesigns(look) && { madeWith: `${design.id}, engine ${layoutVersion.number}` }),
  };
  return runsFromRight(words.language) ? fromRight(document) : document;
}

/** The document mirrored, with all lines running from right to left, also those that begin with Latin letters, but for those with a direction of their own. */
const fromRight = ({ sheet, ...document }: PrintDocument): PrintDocument => ({
  sheet,
  ...document,
  ...(document.figures && {
    figures: document.figures.map((figure) => ({
      ...figure,
      x: sheet.width - figure.x - figure.width,
    })),
  }),
  regions: document.regions.map((region) => ({
    ...region,
    ...mirroredColumn(region, sheet),
    ...(region.alone && { alone: mirroredColumn(region.alone, sheet) }),
    blocks: region.blocks.map((block) => ({ ...block, direction: block.direction ?? 'rtl' })),
  })),
});

type OnGround = Column & { ground?: Ground };

/** A column and its ground at the other side of the sheet. */
const mirroredColumn = ({ left, right, ground }: OnGround, sheet: Sheet): OnGround => ({
  left: sheet.width - right,
  right: sheet.width - left,
  ...(ground && { ground: { ...ground, ...mirroredColumn(ground, sheet) } }),
});
