/**
 * The part of pdfkit 0.20.2, which has no types, that this package uses. Names that are not in pdfkit's guide are marked
 * private; `pdfkit-contract.test.ts` fails when one of them changes.
 */
declare module 'pdfkit' {
  /** A fontkit font as pdfkit holds it. Lengths in font units. */
  export type FontkitFont = {
    /** Private: the glyphs made so far. */
    _glyphs: Record<number, unknown>;
    layout: (
      text: string,
      features: Record<string, boolean>,
      script: undefined,
      language: undefined,
      direction: 'ltr' | 'rtl',
    ) => {
      glyphs: {
        id: number;
        advanceWidth: number;
        codePoints: number[];
        path: { commands: import('../glyphs/glyph-outline.ts').OutlineStep[] };
      }[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  };

  /** Private: one embedded face of one document. */
  export type EmbeddedFont = {
    id: string;
    font: FontkitFont;
    /** Font units to thousandths of the size. */
    scale: number;
    subset: { includeGlyph: (glyphId: number) => number };
    /** By glyph of the subset: width in thousandths, and the characters that ToUnicode will tell. */
    widths: (number | undefined)[];
    unicode: (number[] | undefined)[];
    ref: () => unknown;
  };

  /** Private: a picture of one document, once it is embedded. */
  export type EmbeddedImage = {
    label: string;
    obj: unknown;
    embed: (document: PDFDocument) => void;
  };

  export type StructureContent = { refs: unknown[] };

  export type StructureElement = {
    dictionary: { data: Record<string, unknown> };
    add: (child: StructureElement | StructureContent) => StructureElement;
    end: () => void;
  };

  export type DocumentOptions = {
    autoFirstPage: boolean;
    /** null: no standard font is looked up; the browser build has none registered. */
    font: null;
    pdfVersion: '1.7';
    tagged: boolean;
    displayTitle: boolean;
    lang: string;
    info: DocumentInfo;
  };

  export type DocumentInfo = {
    Title: string;
    Author: string;
    Creator: string;
    CreationDate: Date;
  };

  export class PDFDocument {
    constructor(options: DocumentOptions);
    info: DocumentInfo;
    /** Private: the catalog. */
    _root: { data: Record<string, unknown> };
    /** Bookmarks; an item leads to the page that is current when it is added. */
    outline: { addItem: (title: string) => unknown };
    page: {
      /** Private: the page's font resources, by the font's id. */
      fonts: Record<string, unknown>;
      /** Private: the page's pictures, by their label. */
      xobjects: Record<string, unknown>;
    };
    openImage(source: string): EmbeddedImage;
    /** Private: from the points it takes to those of the page. */
    _ctm: number[];
    /** Private: the font chosen last. */
    _font: EmbeddedFont;
    addPage(options: { size: [number, number]; margin: number }): this;
    /** Private: writes operators into the page. */
    addContent(operators: string): this;
    registerFont(name: string, source: Uint8Array | FontkitFont): this;
    font(name: string): this;
    link(
      x: number,
      y: number,
      width: number,
      height: number,
      url: string,
      options: { structParent: StructureElement; Contents: object },
    ): this;
    markContent(tag: 'Artifact', options: { type: 'Layout' }): this;
    markStructureContent(tag: string): StructureContent;
    endMarkedContent(): this;
    struct(role: string): StructureElement;
    addStructure(element: StructureElement): this;
    /** Private: copies `info` into the XMP packet, as it is. */
    _addInfo(): void;
    /** Private: adds to the XMP packet. */
    appendXML(xml: string): void;
    end(): void;
  }
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';

  /** The whole file, once the document has ended. Must be called before `end`. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array>;
}
