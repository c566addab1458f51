import type { FileObjects, PdfDictionary, PdfValue } from '../file/file-objects.test-support.ts';
import { type PageContent, readContent } from '../pages/content.test-support.ts';
import { type ReadTree, readTree } from '../pages/structure-tree.test-support.ts';
import { type FontProgram, readFontProgram } from './font-program.test-support.ts';

/** A page, what its operators do, and its annotations. */
type UaPage = {
  reference: string;
  dictionary: PdfDictionary;
  content: PageContent;
  annotations: PdfDictionary[];
};

/** A font that text is shown in, over all pages. */
export type UsedFont = {
  name: string;
  dictionary: PdfDictionary;
  descendant: PdfDictionary;
  descriptor: PdfDictionary;
  program: FontProgram | undefined;
  /** The stream that tells the characters, empty if there is none. */
  toUnicode: string;
  /** Codes shown, and those among them that are seen. */
  codes: Set<number>;
  seen: Set<number>;
};

/** A finished file, read for the rules of PDF/UA. */
export type UaFile = FileObjects & {
  /** The dictionary under these keys; an empty one if there is none. */
  within: (start: PdfDictionary, ...keys: string[]) => PdfDictionary;
  xmp: string;
  tree: ReadTree;
  /** Returns what the parent tree has under a key (ISO 32000-1, 14.7.4.4). */
  parents: (key: PdfValue | undefined) => PdfValue | undefined;
  uaPages: UaPage[];
  usedFonts: UsedFont[];
};

export function openUaFile(file: FileObjects): UaFile {
  const within: UaFile['within'] = (start, ...keys) =>
    keys.reduce<PdfDictionary>((found, key) => {
      const value = file.value(found[key]);
      return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
    }, start);
  const numbers = within(file.catalog, '/StructTreeRoot', '/ParentTree')['/Nums'];
  const nums = Array.isArray(numbers) ? numbers : [];
  const uaPages = file.pages.map((reference) => {
    const dictionary = file.dictionary(reference);
    return {
      reference,
      dictionary,
      content: readContent(file.stream(dictionary['/Contents'])),
      annotations: [dictionary['/Annots'] ?? []].flat().map(file.dictionary),
    };
  });
  return {
    ...file,
    within,
    xmp: file.stream(file.catalog['/Metadata']),
    tree: readTree(file),
    parents: (key) => nums.find((_, at) => at % 2 === 1 && nums[at - 1] === key),
    uaPages,
    usedFonts: usedFonts({ ...file, within }, uaPages),
  };
}

function usedFonts(file: FileObjects & Pick<UaFile, 'within'>, pages: UaPage[]): UsedFont[] {
  const fonts = new Map<PdfValue | undefined, UsedFont>();
  for (const { dictionary, content } of pages) {
    const resources = file.within(dictionary, '/Resources', '/Font');
    for (const { font, codes, seen } of content.shown) {
      const reference = resources[font];
      const used = fonts.get(reference) ?? openFont(file, file.dictionary(reference));
      fonts.set(reference, used);
      for (const code of codes) {
        used.codes.add(code);
        if (seen) used.seen.add(code);
      }
    }
  }
  return [...fonts.values()];
}

function openFont(file: FileObjects & Pick<UaFile, 'within'>, dictionary: PdfDictionary): UsedFont {
  const [first] = [dictionary['/DescendantFonts'] ?? {}].flat();
  const descendant = file.within({ first: first ?? {} }, 'first');
  const descriptor = file.within(descendant, '/FontDescriptor');
  return {
    name: String(dictionary['/BaseFont']),
    dictionary,
    descendant,
    descriptor,
    program: readFontProgram(file.stream(descriptor['/FontFile2'])),
    toUnicode: file.stream(dictionary['/ToUnicode']),
    codes: new Set(),
    seen: new Set(),
  };
}
