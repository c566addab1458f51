import { getDocument } from '@shortlist/contracts';
import type { Exporter, LetterSource } from '@shortlist/exporters';
import { en, type Language } from '@shortlist/messages';
import { LETTER, type Letter, resumeFileName, type Sections } from '@shortlist/model';
import { letterDoubts } from '@shortlist/proposals';
import { layOutDocument } from '#paper/pages/lay-out-resume.ts';
import { LETTER_PRINTER, writeLetterFile } from '#paper/pages/letter-file.ts';
import { wordsIn } from '#platform/language/use-words.ts';
import { call } from '#platform/server/call.ts';
import type { PrintedFile } from './print-stored-resume.ts';

type Known = { sections: Sections; language: Language };

/** A letter as the server has it, in a format, named as its own downloads are. Rejects when it cannot be loaded or a font does not come. */
export async function printStoredLetter(
  documentId: string,
  exporter: Exporter<LetterSource>,
  { sections, language }: Known,
): Promise<PrintedFile> {
  const { document, parts, base } = await call(getDocument, { params: { documentId } });
  const letter = LETTER.readParts([...(base?.parts ?? []), ...parts], sections);
  const written = await writeLetterFile(exporter, {
    letter,
    sections,
    layOut: () => layOutDocument(letter, { printer: LETTER_PRINTER, sections }),
  });
  if (written.kind === 'refused') return { ok: false, missing: written.characters };
  const { title } = wordsIn(language, en.letter);
  const name = resumeFileName(`${letter.contact.fullName} ${title}`, exporter.extension);
  const file = new File([written.bytes], name, { type: exporter.mime });
  return { ok: true, file, blanks: blanksOf(letter, document.title) };
}

/** The blanks of a letter; today's date plays no part in them. */
const blanksOf = (letter: Letter, title: string) =>
  letterDoubts(letter, letter.letter.date).blanks.map(({ text, start, end }) => ({
    label: text.slice(start, end).replace(/^\[|\]$/gu, ''),
    location: title,
  }));
