import { writeObjects } from '@shortlist/readers/pdf.test-support';

/** A PDF of one empty page that carries a file. */
export function pdfWith(name: string, content: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(content).toString('latin1');
  return writeObjects([
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(${name}) 4 0 R]>>>>/AF[4 0 R]>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    `<</Type/Filespec/F(${name})/UF(${name})/AFRelationship/Source/EF<</F 5 0 R>>>>`,
    `<</Type/EmbeddedFile/Subtype/text#2Fxml/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`,
  ]);
}
