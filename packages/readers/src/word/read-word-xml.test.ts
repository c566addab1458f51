import { expect, it } from 'vitest';
import { bytesOf, marked, readText, textsOf } from '../lines.test-support.ts';

const old = (body: string) =>
  bytesOf(
    `<?xml version="1.0"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml"><w:styles><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:rPr><w:b/></w:rPr></w:style></w:styles><w:body><wx:sect>${body}</wx:sect></w:body></w:wordDocument>`,
  );

it('reads a document of Word 2003 with its headings and lists', async () => {
  const { format, lines } = await readText(
    old(
      '<w:p><w:pPr><w:pStyle w:val="H"/></w:pPr><w:r><w:t>Skills</w:t></w:r></w:p>' +
        '<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/></w:listPr></w:pPr><w:r><w:t>Raku</w:t></w:r></w:p>',
    ),
  );
  expect(format).toBe('docx');
  expect(lines.map(marked)).toEqual(['**Skills**', 'Raku']);
  expect(lines.map(({ heading, list }) => heading ?? list?.marker)).toEqual([1, '•']);
});

it('reads a package of Word in one file', async () => {
  const part = (name: string, xml: string) =>
    `<pkg:part pkg:name="${name}" pkg:contentType="x"><pkg:xmlData>${xml}</pkg:xmlData></pkg:part>`;
  const relation =
    '<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="word/document.xml"/></Relationships>';
  const document =
    '<w:document><w:body><w:p><w:r><w:t>Zoë – Köchin</w:t></w:r></w:p></w:body></w:document>';
  const text = await readText(
    bytesOf(
      `<?xml version="1.0"?><pkg:package xmlns:pkg="x">${part('/_rels/.rels', relation)}${part('/word/document.xml', document)}</pkg:package>`,
    ),
  );
  expect(textsOf(text)).toEqual(['Zoë – Köchin']);
});
