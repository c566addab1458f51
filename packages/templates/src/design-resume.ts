import type { Column, Ground, PrintDocument, Sheet } from '@shortlist/document';
import {
  completeLook,
  ENGLISH_WORDS,
  type PaperWords,
  type Photo,
  photoSize,
  photoUrl,
  printedResume,
  type Resume,
  runsFromRight,
  type Sections,
} from '@shortlist/model';
import type { Designs } from './create-designs.ts';
import type { PrintedPhoto } from './design.ts';
import { DESIGNS } from './first-designs.ts';
import { type LayoutVersion, withLayoutVersion } from './layout-versions.ts';
import { needsAllDesigns } from './load-designs.ts';

export type DesignOptions = {
  /** The language (BCP 47) in which a screen reader reads a resume whose owner has chosen none. */
  language: string;
  /** The words of the language that was chosen, loaded by the caller; English where they are not given. */
  words?: PaperWords | undefined;
  designs?: Designs | undefined;
  /** The kinds of section that may be printed; the product's where they are not given. */
  sections: Sections;
};

/** Prints a resume in the design that its look names; in the default one where that is not known here. */
export function designResume(
  resume: Resume,
  { language, words = ENGLISH_WORDS, designs = DESIGNS, sections }: DesignOptions,
): PrintDocument {
  const { look } = resume;
  const design = designs.find(look.design ?? '') ?? designs.all[0];
  const chosen = { ...completeLook(look, design.defaults), design: design.id };
  const printed = printedResume(resume, {
    sections,
    words: design.words?.(words, chosen) ?? words,
  });
  const view = {
    ...printed,
    title: `${printed.name.text} – Resume`,
    author: resume.contact.fullName.trim(),
    language: look.language ? words.language : language,
    titlesIn: words.language,
    ...(resume.photo &&
      chosen.photo !== 'hidden' && {
        photo: printedPhoto(resume.photo, printed.name.text, chosen.photoShape),
      }),
  };
  const engine = layoutVersionOf(designs, chosen.engine);
  const document = {
    ...withLayoutVersion(design.print(view, chosen), engine),
    ...(!isPlain(resume) && { madeWith: `${design.id}, engine ${engine.number}` }),
  };
  return runsFromRight(words.language) ? fromRight(document) : document;
}

/** The engine of a number; the newest where it is one that comes later. */
const layoutVersionOf = ({ layoutVersions }: Designs, number = 1): LayoutVersion =>
  layoutVersions.findLast((engine) => engine.number <= number) ?? layoutVersions[0];

/** Checks whether the look is the one that nobody has chosen, whose files say no more than they always did. */
const isPlain = ({ look }: Resume): boolean => !needsAllDesigns(look);

/** Its alternative text is the name, which is the same in all languages. */
const printedPhoto = (
  photo: Photo,
  name: string,
  shape: PrintedPhoto['shape'] = 'rectangle',
): PrintedPhoto => ({ src: photoUrl(photo), ...photoSize(photo), alt: name, shape });

/** The document mirrored, with all lines running from right to left, also those that begin with Latin letters. */
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
    blocks: region.blocks.map((block) => ({ ...block, direction: 'rtl' as const })),
  })),
});

type OnGround = Column & { ground?: Ground };

/** A column and its ground at the other side of the sheet. */
const mirroredColumn = ({ left, right, ground }: OnGround, sheet: Sheet): OnGround => ({
  left: sheet.width - right,
  right: sheet.width - left,
  ...(ground && { ground: { ...ground, ...mirroredColumn(ground, sheet) } }),
});
