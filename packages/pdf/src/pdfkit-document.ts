/// <reference path="./pdfkit.d.ts" />
import type { Sheet, StructureRole } from '@shortlist/layout';
import {
  type DocumentInfo,
  type EmbeddedFont,
  type FontkitFont,
  PDFDocument,
  type StructureElement,
} from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { fillOutline } from './outline.ts';
import { toXmlText } from './xml-text.ts';

/** A place in the reading tree that content and links can be hung on. */
export type Element = StructureElement;

/** One glyph of a face, in the order it is drawn. Lengths in thousandths of the text's size. */
export type Glyph = {
  /** Code of the glyph in the embedded subset: four hexadecimal digits. */
  code: string;
  /** The characters the glyph stands for in this text. */
  text: string;
  /** Whether it is drawn, or only read. */
  seen: boolean;
  /** How far a reader thinks the pen moves, and how far it must move. */
  width: number;
  advance: number;
  xOffset: number;
  yOffset: number;
  /** The operators that fill its shape. */
  outline: () => string;
  /** Where the shape of an unseen glyph is drawn instead. */
  drawnAt?: { x: number; y: number; outline: () => string };
};

export type EmbeddedFace = {
  /** Name of the face in the operators of a page. */
  name: string;
  /** Glyphs from left to right, of text that runs this way or that. */
  shape: (text: string, direction: 'ltr' | 'rtl') => Glyph[];
  /** What programs will read at the glyph with this code. One glyph tells one text in the whole file. */
  textOf: (code: string) => string;
};

type LinkArea = { x: number; y: number; width: number; height: number };

/**
 * A PDF being written, page after page: the only door to pdfkit, which is used for fonts, objects and
 * the file, never for placing text. Operators are in PDF space: points from the bottom left corner.
 */
export type PdfDocument = {
  addPage: (sheet: Sheet) => void;
  /** Opens a face, once for each key. `sfnt` must be unpacked (no WOFF). */
  openFace: (key: string, sfnt: Uint8Array) => EmbeddedFace;
  /** Paints what is content, under `element`. Content reads in the order of painting. */
  paintContent: (role: StructureRole, element: Element, operators: string) => void;
  /** Paints what is no content to a machine: rules, separators. */
  paintArtifact: (operators: string) => void;
  /** Makes a face known to the current page. */
  addFace: (face: EmbeddedFace) => void;
  /** `area` is in points from the top left corner. */
  addLink: (area: LinkArea, link: { href: string; label: string }, element: Element) => void;
  /** A new element, hung under `parent`, or on top of the tree. */
  addElement: (role: StructureRole, parent: Element | undefined) => Element;
  /** Ends the document. Every element under the top one is ended with it. */
  finish: () => Promise<Uint8Array>;
};

/** Layout and screen leave them off too, so that a line is as wide as the sum of its glyphs. */
const FEATURES_OFF = { kern: false, liga: false };

/** pdfkit copies the title and the author into the XMP packet as they are: "R&D" would break the XML. */
class EscapingDocument extends PDFDocument {
  override _addInfo(): void {
    const plain = this.info;
    this.info = {
      ...plain,
      Title: toXmlText(plain.Title),
      Author: toXmlText(plain.Author),
      Creator: toXmlText(plain.Creator),
    };
    super._addInfo();
    this.info = plain;
  }
}

/** Starts a PDF 1.7 that is tagged, and shows its title in the window of the viewer. */
export function openPdfDocument(language: string, info: DocumentInfo): PdfDocument {
  const document = new EscapingDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info,
  });
  const bytes = toBytes(document);
  const fonts = new Map<EmbeddedFace, EmbeddedFont>();

  return {
    addPage({ width, height }) {
      document.addPage({ size: [width, height], margin: 0 });
      // pdfkit turns the page upside down at its start; turned again, we write in PDF space.
      document.addContent(`1 0 0 -1 0 ${height} cm`);
    },
    openFace(key, sfnt) {
      const font = embedFont(document, key, sfnt);
      const face = { name: font.id, ...glyphsOf(font) };
      fonts.set(face, font);
      return face;
    },
    addFace(face) {
      document.page.fonts[face.name] ??= fonts.get(face)?.ref();
    },
    paintContent(role, element, operators) {
      const content = document.markStructureContent(role);
      document.addContent(operators).endMarkedContent();
      element.add(content);
    },
    paintArtifact(operators) {
      document.markContent('Artifact', { type: 'Layout' });
      document.addContent(operators).endMarkedContent();
    },
    addLink({ x, y, width, height }, { href, label }, structParent) {
      // A String object is a PDF string to pdfkit; a primitive would be a PDF name.
      const Contents = Object(label);
      document.link(x, y, width, height, href, { structParent, Contents });
    },
    addElement(role, parent) {
      const element = document.struct(role);
      if (role === 'L') element.dictionary.data.A = { O: 'List', ListNumbering: 'Disc' };
      if (parent === undefined) document.addStructure(element);
      else parent.add(element);
      return element;
    },
    finish() {
      document.end();
      return bytes;
    },
  };
}

const RIGHT_TO_LEFT_MARK = 0x200f;

/** Parsed faces by their bytes: parsing costs more than drawing a page with them. */
const parsedFonts = new WeakMap<Uint8Array, FontkitFont>();

function embedFont(document: PDFDocument, key: string, sfnt: Uint8Array): EmbeddedFont {
  document.registerFont(key, parsedFonts.get(sfnt) ?? sfnt).font(key);
  const { font } = document._font;
  // fontkit keeps with a glyph the characters it first stood for; the last document's must not show.
  font._glyphs = {};
  parsedFonts.set(sfnt, font);
  return document._font;
}

/** pdfkit's `encode`, with the direction told and not guessed from the script of the first letter. */
function glyphsOf(font: EmbeddedFont): Pick<EmbeddedFace, 'shape' | 'textOf'> {
  const { scale } = font;
  return {
    shape(text, direction) {
      const run = font.font.layout(text, { ...FEATURES_OFF }, undefined, undefined, direction);
      return run.glyphs.map((glyph, index) => {
        const { xAdvance = 0, xOffset = 0, yOffset = 0 } = run.positions[index] ?? {};
        const width = glyph.advanceWidth * scale;
        const code = font.subset.includeGlyph(glyph.id);
        font.widths[code] ??= width;
        font.unicode[code] ??= direction === 'rtl' ? firstOf(glyph.codePoints) : glyph.codePoints;
        return {
          code: code.toString(16).padStart(4, '0'),
          text: String.fromCodePoint(...glyph.codePoints),
          seen: true,
          width,
          advance: xAdvance * scale,
          xOffset: xOffset * scale,
          yOffset: yOffset * scale,
          outline: () => fillOutline(glyph.path.commands, scale),
        };
      });
    },
    textOf: (code) => String.fromCodePoint(...(font.unicode[Number.parseInt(code, 16)] ?? [])),
  };
}

/**
 * What a glyph of right-to-left text tells: its first character; `spellOut` sees to the others. A glyph that
 * is only a part of a letter's shape tells an unseen mark of direction: programs that are told nothing
 * (pdf.js) take the code of the glyph for its character.
 */
const firstOf = ([first = RIGHT_TO_LEFT_MARK]: readonly number[]): number[] => [first];
