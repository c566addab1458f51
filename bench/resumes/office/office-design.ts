import { type Design, type Format, PRINTS_ALL, type Prints, type Split } from '../design.ts';
import type { ViewOptions } from '../html/view.ts';
import { LANGUAGES, type Person } from '../people/person.ts';
import type { Sheet, SheetSection } from '../printed/sheet.ts';
import { sheetOf } from '../printed/sheet-of.ts';
import { convertOffice } from './convert-office.ts';
import { type WordDocument, writeDocx } from './write-docx.ts';

type OfficeDesign = ViewOptions & { id: string; split: Split; sections: readonly SheetSection[] };

const FORMATS: readonly Format[] = ['pdf', 'docx', 'odt', 'doc', 'rtf'];

/** Documents of a design in one format: turning one takes LibreOffice seconds. */
const MOST = 2;

/** A source that is written as Word writes it, in every format. */
export const wordDesigns = (
  design: OfficeDesign & { source: (sheet: Sheet) => WordDocument },
): Design[] =>
  officeDesigns(design, 'docx', (person) => writeDocx(design.source(sheetOf(person, design))));

/** A source that is written as a flat OpenDocument text, in every format. */
export const odtDesigns = (design: OfficeDesign & { source: (sheet: Sheet) => string }): Design[] =>
  officeDesigns(design, 'fodt', (person) => Buffer.from(design.source(sheetOf(person, design))));

function officeDesigns(
  design: OfficeDesign,
  written: 'docx' | 'fodt',
  write: (person: Person) => Uint8Array,
): Design[] {
  const prints: Prints = {
    ...PRINTS_ALL,
    dates: design.dates.form === 'year' ? 'year' : 'month',
    parts: design.sections,
  };
  return FORMATS.map((format) => ({
    id: `${design.id}-${format}`,
    split: design.split,
    format,
    producer: format === written ? 'as Word writes' : 'libreoffice',
    languages: LANGUAGES,
    needsDates: false,
    prints,
    most: MOST,
    write: async (person) =>
      format === written ? write(person) : convertOffice(write(person), written, format),
  }));
}
