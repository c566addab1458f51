/// <reference path="./pdfkit.d.ts" />
import type { Sheet } from '@shortlist/document';
import type { StructureRole } from '@shortlist/layout';
import {
  type DocumentInfo,
  type EmbeddedFont,
  type FontkitFont,
  PDFDocument,
  type StructureElement,
} from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { type EmbeddedFace, glyphsOf } from '../glyphs/embedded-face.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text that may stand between two XML tags. Characters that XML 1.0 (2.2) cannot hold at all are left out. */
function toXmlText(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
}

/** A place in the structure tree that content and links can be hung on. */
export type Element = StructureElement;

/** The text of what a figure shows, and its left, lower, right and upper edges in PDF space. */
type FigureFacts = { alt: string; box: [number, number, number, number] };

/** A document among several of a file. */
export type Part = {
  element: Element;
  /** To be called while its first page is the current one: bookmarks it and counts pages from it on. */
  markFirstPage: () => void;
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
  /** Paints what is content, and returns it for an element to have it. */
  paintContent: (role: StructureRole, operators: string) => Parameters<Element['add']>[0];
  /** Paints what is no content to a machine: rules, separators. */
  paintArtifact: (operators: string) => void;
  /** Makes a JPEG, a data URL, known to the current page; returns its name there. */
  addImage: (src: string) => string;
  /** Makes a face known to the current page. */
  addFace: (face: EmbeddedFace) => void;
  /** `area` is in points from the top left corner. */
  addLink: (area: LinkArea, link: { href: string; label: string }, element: Element) => void;
  /** A new element, hung under `parent`, or on top of the tree. */
  addElement: (role: StructureRole, parent: Element | undefined, figure?: FigureFacts) => Element;
  /** Begins a part of a file of several documents, hung under the top of the tree. */
  addPart: (root: Element, part: { title: string; language: string }) => Part;
  /** Ends the document. Every element under the top one is ended with it. */
  finish: () => Promise<Uint8Array>;
};

/**
 * Declares PDF/UA-1 (ISO 14289-1, 5). pdfkit would too, with its `subset` of that name, but then writes a CIDSet that
 * leaves out the parts of composite glyphs, which PDF/UA forbids.
 */
const PDF_UA = `<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
            <pdfuaid:part>1</pdfuaid:part>
        </rdf:Description>`;

/** A document whose XMP packet declares PDF/UA, unless it is told not to, and holds any text: pdfkit copies "R&D" as it is, which breaks the XML. */
class AccessibleDocument extends PDFDocument {
  declaresUa = true;

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
    if (this.declaresUa) this.appendXML(PDF_UA);
  }
}

/** Indexes of pages, and how those from there on are numbered (ISO 32000-1, 12.4.2): by digits from 1. */
type PageLabels = (number | { S: 'D' })[];

type Declared = { language: string; declaresUa: boolean };

/** Starts a PDF 1.7 that is tagged, declares PDF/UA if it is to, and shows its title in the window of the viewer. */
export function openPdfDocument(
  info: DocumentInfo,
  { language, declaresUa }: Declared,
): PdfDocument {
  const document = new AccessibleDocument({
    autoFirstPage: false,
    font: null,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: language,
    info,
  });
  document.declaresUa = declaresUa;
  const bytes = toBytes(document);
  const fonts = new Map<EmbeddedFace, EmbeddedFont>();
  const labels: PageLabels = [];
  let pageCount = 0;

  return {
    addPage({ width, height }) {
      pageCount += 1;
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
    addImage(src) {
      const image = document.openImage(src);
      if (!image.obj) image.embed(document);
      document.page.xobjects[image.label] = image.obj;
      return image.label;
    },
    addFace(face) {
      document.page.fonts[face.name] ??= fonts.get(face)?.ref();
    },
    paintContent(role, operators) {
      const content = document.markStructureContent(role);
      document.addContent(operators).endMarkedContent();
      return content;
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
    addElement(role, parent, figure) {
      const element = document.struct(role);
      if (figure) Object.assign(element.dictionary.data, figureEntries(figure));
      if (role === 'L') element.dictionary.data.A = { O: 'List', ListNumbering: 'Disc' };
      if (parent === undefined) document.addStructure(element);
      else parent.add(element);
      return element;
    },
    addPart(root, { title, language: own }) {
      const element = document.struct('Part');
      // A String object is a PDF string to pdfkit; a primitive would be a PDF name.
      Object.assign(element.dictionary.data, { T: Object(title) });
      if (own !== language) Object.assign(element.dictionary.data, { Lang: Object(own) });
      root.add(element);
      const markFirstPage = () => {
        document.outline.addItem(title);
        labels.push(pageCount - 1, { S: 'D' });
      };
      return { element, markFirstPage };
    },
    finish() {
      if (labels.length > 0) document._root.data.PageLabels = { Nums: labels };
      document.end();
      return bytes;
    },
  };
}

/** Returns what a figure must say (ISO 32000-1, 14.8.4.5 and 14.9.3). A String object is a PDF string to pdfkit. */
const figureEntries = ({ alt, box }: FigureFacts) => ({
  Alt: Object(alt),
  A: { O: 'Layout', Placement: 'Block', BBox: box },
});

/** Parsed faces by their bytes: parsing costs more than drawing a page with them. */
const parsedFonts = new WeakMap<Uint8Array, FontkitFont>();

function embedFont(document: PDFDocument, key: string, sfnt: Uint8Array): EmbeddedFont {
  document.registerFont(key, parsedFonts.get(sfnt) ?? sfnt).font(key);
  const { font } = document._font;
  // fontkit keeps with a glyph the characters it first stood for; the last document's must not show.
  font._glyphs = {};
  parsedFonts.set(sfnt, font);
  correctNotdef(document._font);
  return document._font;
}

/** pdfkit begins with the glyph .notdef, its width in font units, and U+0000 as what it tells, which PDF/UA forbids. */
function correctNotdef({ widths, unicode, scale }: EmbeddedFont) {
  widths[0] = (widths[0] ?? 0) * scale;
  unicode[0] = [0xfffd];
}
