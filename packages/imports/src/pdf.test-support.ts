/** A PDF of one empty page that carries a file. */
export function pdfWith(name: string, content: string): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(content).toString('latin1');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/Names<</EmbeddedFiles<</Names[(${name}) 4 0 R]>>>>/AF[4 0 R]>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]>>',
    `<</Type/Filespec/F(${name})/UF(${name})/AFRelationship/Source/EF<</F 5 0 R>>>>`,
    `<</Type/EmbeddedFile/Subtype/text#2Fxml/Length ${bytes.length}>>\nstream\n${bytes}\nendstream`,
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(file, 'latin1'));
}
