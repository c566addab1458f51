import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { bytesOf, problemOf, readText, textsOf } from '../lines.test-support.ts';
import { docxFiles, wordParagraph } from '../zipped.test-support.ts';

const CHUNK = '<w:altChunk r:id="rChunk"/>';
const RELATION =
  '<Relationship Id="rChunk" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/aFChunk" Target="/word/chunk.bin"/></Relationships>';

/** A Word document with another document in it, between two paragraphs or where `body` has it. */
function withChunk(chunk: Uint8Array | undefined, body = BETWEEN): Uint8Array {
  const files: Record<string, Uint8Array> = Object.fromEntries(
    Object.entries(docxFiles({ body })).map(([name, text]) => [
      name,
      strToU8(
        name.endsWith('document.xml.rels') ? text.replace('</Relationships>', RELATION) : text,
      ),
    ]),
  );
  return zipSync(chunk ? { ...files, 'word/chunk.bin': chunk } : files);
}

const BETWEEN = `${wordParagraph('before')}${CHUNK}${wordParagraph('behind')}`;
const HTML = '<h1>Experience</h1><p>Analyst, Größe</p>';
const mht = (head: string, body: string) =>
  bytesOf(
    `From: <Saved>\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related;\r\n\tboundary="=b"\r\n\r\n--=b\r\nContent-Type: text/html; charset="utf-8"\r\n${head}\r\n\r\n${body}\r\n--=b\r\nContent-Type: image/png\r\n\r\nxyz\r\n--=b--\r\n`,
  );
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

describe('a document within a Word document is read where it stands', () => {
  it.each([
    {
      it: 'a page',
      chunk: bytesOf(
        `<!DOCTYPE html><html><head><meta charset="utf-8"></head><body>${HTML}</body></html>`,
      ),
    },
    { it: 'a piece of a page', chunk: bytesOf(HTML) },
    { it: 'a page with a byte order mark', chunk: bytesOf(`\ufeff${HTML}`) },
    {
      it: 'a page in another encoding',
      chunk: latin(`<html><head><meta charset="iso-8859-1"></head><body>${HTML}</body></html>`),
    },
    {
      it: 'a web archive',
      chunk: mht(
        'Content-Transfer-Encoding: quoted-printable',
        HTML.replace('ö', '=C3=B6').replace('ß', '=C3=\r\n=9F'),
      ),
    },
    {
      it: 'a web archive in base64',
      chunk: mht(
        'Content-Transfer-Encoding: base64',
        Buffer.from(HTML).toString('base64').replace(/.{20}/g, '$&\r\n'),
      ),
    },
    { it: 'a web archive as it is', chunk: mht('Content-Location: file:///a.html', HTML) },
    {
      it: 'a message of one part',
      chunk: bytesOf(`MIME-Version: 1.0\nContent-Type: text/html; charset=utf-8\n\n${HTML}`),
    },
    { it: 'RTF', chunk: latin('{\\rtf1\\ansi Experience\\par Analyst, Gr\\u246?\\u223?e\\par}') },
    { it: 'plain text', chunk: bytesOf('Experience\nAnalyst, Größe') },
    {
      it: 'a Word document',
      chunk: withChunk(undefined, wordParagraph('Experience') + wordParagraph('Analyst, Größe')),
    },
    { it: 'a Word document with a page in it', chunk: withChunk(bytesOf(HTML), CHUNK) },
  ])('[TR1] $it', async ({ chunk }) => {
    expect(textsOf(await readText(withChunk(chunk)))).toEqual([
      'before',
      'Experience',
      'Analyst, Größe',
      'behind',
    ]);
  });

  it.each([
    { it: 'a content control', body: `<w:sdt><w:sdtContent>${CHUNK}</w:sdtContent></w:sdt>` },
    { it: 'a cell', body: `<w:tbl><w:tr><w:tc>${CHUNK}</w:tc></w:tr></w:tbl>` },
  ])('[TR1] in $it', async ({ body }) => {
    const text = await readText(withChunk(bytesOf('<p>Analyst</p>'), body));
    expect(textsOf(text)).toEqual(['Analyst']);
    expect(text.lines[0]?.cell).toEqual(
      body.includes('w:tc') ? { table: 0, row: 0, column: 0 } : undefined,
    );
  });

  it('numbers its tables through the document', async () => {
    const table = '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>one</w:t></w:r></w:p></w:tc></w:tr></w:tbl>';
    const chunk = bytesOf(
      '<table><tr><td>two</td></tr></table><table><tr><td>three</td></tr></table>',
    );
    const { lines } = await readText(withChunk(chunk, `${table}${CHUNK}${table}`));
    expect(lines.map(({ cell }) => cell?.table)).toEqual([0, 1, 2, 3]);
  });

  it('and is nothing where it is missing, or refused where it is deep', async () => {
    expect(textsOf(await readText(withChunk(undefined)))).toEqual(['before', 'behind']);
    let deep = withChunk(bytesOf(HTML));
    for (let depth = 0; depth < 4; depth += 1) deep = withChunk(deep);
    expect(await problemOf(deep)).toBe('hostile');
  });
});
