import type { PlacedText } from '@shortlist/placed-text';
import { LETTER } from '../flow/flow.ts';
import { placeFlow } from '../flow/place-flow.ts';
import { withoutRepeats } from '../flow/without-repeats.ts';
import { ReadError } from '../read-problem.ts';
import { readCharacters } from './character-text.ts';
import { readCompoundFile } from './compound-file.ts';
import { readDocLists } from './doc-lists.ts';
import { type DocReading, type ParagraphRange, readDocParagraphs } from './doc-paragraphs.ts';
import { readDocStyles } from './doc-styles.ts';
import { readDocTextBoxes } from './doc-text-boxes.ts';
import { rangeFinder, readLookRanges } from './look-pages.ts';
import { openWordFile, rangeOf, type WordFile } from './word-file.ts';

/**
 * Reads a document of Word 97 to 2003 ([MS-DOC]): headers, body, text boxes, footers. Compound files
 * hold other things too: a newer Word document that is locked, or no document at all.
 */
export function readDoc(bytes: Uint8Array): PlacedText {
  const compound = readCompoundFile(bytes);
  if (compound.read('EncryptedPackage')) throw new ReadError('protected');
  if (!compound.read('WordDocument')) throw new ReadError('wrong-type');
  const file = openWordFile(compound);

  let tables = 0;
  const reading: DocReading = {
    characters: readCharacters(file),
    findLetters: rangeFinder(readLookRanges(file, 'looks')),
    findParagraph: rangeFinder(readLookRanges(file, 'paragraphs')),
    findStyle: readDocStyles(file),
    lists: readDocLists(file),
    nextTable: () => tables++,
  };
  const boxes = readDocTextBoxes(file);
  const read = (stretches: readonly ParagraphRange[]) =>
    stretches.map((stretch) => readDocParagraphs(reading, stretch));
  const text = (name: Parameters<typeof rangeOf>[1], origin: ParagraphRange['origin']) =>
    readDocParagraphs(reading, { ...rangeOf(file, name), origin });
  const { headers, footers } = margins(file);

  return placeFlow({
    format: 'doc',
    ...LETTER,
    paragraphs: [
      ...withoutRepeats(read(headers)),
      ...text('headerBoxes', 'text-box'),
      ...readDocParagraphs(reading, { ...rangeOf(file, 'body'), origin: 'body' }, boxes.nextOn),
      ...read(boxes.loose).flat(),
      ...withoutRepeats(read(footers)),
      ...text('footnotes', 'note'),
      ...text('endnotes', 'note'),
      ...text('comments', 'comment'),
    ],
  });
}

/** Six separators of footnotes stand before the six stories of each section ([MS-DOC] 2.8.7). */
const SEPARATORS = 6;
const STORIES = ['header', 'header', 'footer', 'footer', 'header', 'footer'] as const;

function margins(file: WordFile) {
  const { table, blockOf, lengthOf } = file;
  const stories: Record<'headers' | 'footers', ParagraphRange[]> = { headers: [], footers: [] };
  const { at, length } = blockOf('headers');
  const { start: first } = rangeOf(file, 'headers');
  const count = lengthOf('headers') === 0 ? 0 : Math.floor(length / 4) - 2;
  for (let story = SEPARATORS; story < count; story += 1) {
    const origin = STORIES[(story - SEPARATORS) % STORIES.length] ?? 'header';
    const start = first + table.u32(at + story * 4);
    const end = Math.min(first + table.u32(at + story * 4 + 4), first + lengthOf('headers'));
    if (start < end) stories[`${origin}s`].push({ start, end, origin });
  }
  return stories;
}
