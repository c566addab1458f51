import type { Sheet } from '../printed/sheet.ts';
import type { WordDocument } from './write-docx.ts';

/** A source that is written as Word writes it, and turned into the other formats by LibreOffice. */
export type WordDesign = { name: string; source: (sheet: Sheet) => WordDocument };

/** A source that is written as a flat OpenDocument text. */
export type OdtDesign = { name: string; source: (sheet: Sheet) => string };
