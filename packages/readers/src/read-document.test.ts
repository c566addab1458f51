import { ENGLISH, en, formatMessage } from '@shortlist/messages';
import { lineText } from '@shortlist/placed-text';
import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { READING_LIMITS, readDocument, readProblem } from './index.ts';
import { bytesOf, problemOf, readText } from './lines.test-support.ts';
import { makePdf, textAt } from './pdf.test-support.ts';
import {
  docxFiles,
  flatOdt,
  makeDocx,
  makeZip,
  odtFiles,
  wordParagraph,
} from './zipped.test-support.ts';

it.each([
  { format: 'pdf', bytes: makePdf([{ content: textAt('Ada', 50, 700) }]) },
  { format: 'docx', bytes: makeDocx({ body: wordParagraph('Ada') }) },
  { format: 'odt', bytes: makeZip(odtFiles({ body: '<text:p>Ada</text:p>' })) },
  { format: 'odt', bytes: bytesOf(flatOdt({ body: '<text:p>Ada</text:p>' })) },
  { format: 'rtf', bytes: bytesOf('{\\rtf1 Ada}') },
  { format: 'html', bytes: bytesOf('<!DOCTYPE html><p>Ada') },
  { format: 'html', bytes: bytesOf('<!-- saved -->\n<meta name="a"><html><p>Ada') },
  {
    format: 'html',
    bytes: bytesOf(
      'MIME-Version: 1.0\nContent-Type: multipart/related; boundary="b"\n\n--b\nContent-Type: text/html\n\n<html><p>Ada</html>\n--b--\n',
    ),
  },
  { format: 'html', bytes: bytesOf('\ufeff<?xml version="1.0"?><html xmlns="x"><p>Ada') },
  { format: 'text', bytes: bytesOf('Ada') },
])('[CR4] knows $format by its content', async ({ format, bytes }) => {
  const text = await readText(bytes);
  expect(text.format).toBe(format);
  expect(text.lines.map(({ pieces }) => pieces[0]?.text)).toEqual(['Ada']);
});

it.each([
  'I care about the <head> and the <body> of a page.',
  'Ada\n\nWrote <html lang="en"> by hand',
  'Ada <ada@example.org>\n<body> paints and <head> lamps',
  'Content-Type: text/html is what I send\n<html>',
])('[TR1] takes text that names a tag for text: %j', async (words) => {
  const { format, lines } = await readText(bytesOf(words));
  expect(format).toBe('text');
  expect(lines.map(lineText).join(' ')).toBe(words.replace(/\s+/g, ' '));
});

const nested = (depth: number) => `${'<w:sdt>'.repeat(depth)}${'</w:sdt>'.repeat(depth)}`;

it.each([
  {
    it: 'a picture',
    bytes: Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13),
    code: 'wrong-type',
  },
  { it: 'nothing at all', bytes: new Uint8Array(), code: 'empty' },
  { it: 'a zip of something else', bytes: makeZip({ 'a.txt': 'a' }), code: 'wrong-type' },
  {
    it: 'a spreadsheet in a single file',
    bytes: bytesOf(flatOdt({ body: '<text:p>Ada</text:p>' }, 'spreadsheet')),
    code: 'wrong-type',
  },
  { it: 'white space', bytes: makeDocx({ body: wordParagraph(' ') }), code: 'no-text' },
  {
    it: 'a file over 10 MB',
    bytes: new Uint8Array(READING_LIMITS.fileBytes + 1),
    code: 'too-large',
  },
  {
    it: 'a cut zip',
    bytes: makeDocx({ body: wordParagraph('Ada') }).slice(0, -30),
    code: 'damaged',
  },
  { it: 'elements within elements', bytes: makeDocx({ body: nested(500) }), code: 'hostile' },
  { it: 'groups within groups', bytes: bytesOf(`{\\rtf1${'{'.repeat(500)}`), code: 'hostile' },
  { it: 'a thousand pages', bytes: bytesOf('line\n\n'.repeat(5000)), code: 'too-many-pages' },
  { it: 'a million paragraphs', bytes: bytesOf(`{\\rtf1${'\\par'.repeat(1e6)}}`), code: 'hostile' },
])('[CR4] refuses $it', async ({ bytes, code }) => {
  expect(await problemOf(bytes)).toBe(code);
});

it('refuses a zip that unpacks without end, and one that lies about it', async () => {
  const files = { ...docxFiles({ body: '' }), 'word/document.xml': ' '.repeat(60 * 1024 * 1024) };
  const bomb = makeZip(files);
  expect(bomb.length).toBeLessThan(100_000);
  expect(await problemOf(bomb)).toBe('hostile');

  const liar = makeZip({ ...files, 'word/document.xml': ' '.repeat(1024 * 1024) });
  const view = new DataView(liar.buffer, liar.byteOffset);
  for (let at = 0; at + 28 < liar.length; at += 1) {
    const isLarge = view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1e5;
    if (isLarge) view.setUint32(at + 24, 1000, true);
  }
  expect(await problemOf(liar)).toBe('hostile');
});

it('refuses a zip with a byte changed, by its checksum', async () => {
  const stored = zipSync(
    { mimetype: bytesOf('application/vnd.oasis.opendocument.text') },
    { level: 0 },
  );
  const at = Buffer.from(stored).indexOf('opendocument');
  stored[at] = 0x4f;
  expect(await problemOf(stored)).toBe('damaged');
});

it('tells what happened and what to do', async () => {
  expect(await readDocument(Uint8Array.of(1, 2, 3))).toEqual({
    ok: false,
    problem: readProblem('wrong-type'),
  });
  expect(formatMessage(ENGLISH, en, readProblem('too-large').message)).toContain('over 10 MB');
  expect(formatMessage(ENGLISH, en, readProblem('too-many-pages').message)).toContain(
    'over 50 pages',
  );
});
