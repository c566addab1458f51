import { byteChange, makeDoc, wordChange } from '../doc.test-support.ts';
import { bytesOf } from '../lines.test-support.ts';
import { makePdf, textAt } from '../pdf.test-support.ts';
import { docxFiles, flatOdt, makeZip, odtFiles, wordParagraph } from '../zipped.test-support.ts';
import { mutate } from './mutate.test-support.ts';

type Roll = (limit: number) => number;

/** A kind of file, and how one is made that is broken somewhere. */
export type Subject = { format: string; breakOne: (roll: Roll) => Uint8Array };

/** A document of every format, each with most of what its reader knows. */
export const SUBJECTS: readonly Subject[] = [
  { format: 'PDF', breakOne: (roll) => mutate(pdfs[roll(2)] ?? new Uint8Array(), roll) },
  { format: 'DOCX', breakOne: (roll) => breakZip(docx, roll) },
  { format: 'ODT', breakOne: (roll) => breakZip(odt, roll) },
  { format: 'flat ODT', breakOne: (roll) => mutate(flat, roll) },
  { format: 'Word as XML', breakOne: (roll) => mutate(wordXml, roll) },
  { format: 'DOC', breakOne: (roll) => mutate(doc, roll) },
  { format: 'RTF', breakOne: (roll) => mutate(rtf, roll) },
  { format: 'HTML', breakOne: (roll) => mutate(html, roll) },
  { format: 'Markdown', breakOne: (roll) => mutate(markdown, roll) },
  { format: 'plain text', breakOne: (roll) => mutate(plain, roll) },
];

/** Mostly a part is broken before it is zipped, for what is broken after is detected by its checksum. */
function breakZip(files: Readonly<Record<string, string>>, roll: Roll): Uint8Array {
  if (roll(4) === 0) return mutate(makeZip(files), roll);
  const names = Object.keys(files);
  const name = names[roll(names.length)] ?? '';
  const broken = mutate(bytesOf(files[name] ?? ''), roll);
  return makeZip({ ...files, [name]: new TextDecoder().decode(broken) });
}

const LINES = ['Ada Lovelace', 'ada@example.org | +44 20 7946 0000', 'Experience', 'Analyst, Acme'];

const page = {
  content: LINES.map((line, at) =>
    textAt(line, 50, 700 - at * 20, { font: `F${(at % 3) + 1}` }),
  ).join(''),
  links: [{ rect: '50 678 150 690', url: 'mailto:ada@example.org' }],
};
const pdfs = [makePdf([page, page]), makePdf([page], { packed: true })];

const item = wordParagraph(
  'Built it',
  '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>',
);
const docx = docxFiles({
  styles:
    '<w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/><w:basedOn w:val="N"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
  numbering:
    '<w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="upperRoman"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>',
  header: wordParagraph('Ada Lovelace'),
  links: { r9: 'mailto:ada@example.org' },
  body: `${wordParagraph('Experience', '<w:pStyle w:val="H"/>')}${item}
    <w:tbl><w:tblGrid><w:gridCol w:w="2000"/></w:tblGrid><w:tr><w:tc>${item}</w:tc></w:tr></w:tbl>
    <w:p><w:hyperlink r:id="r9"><w:r><w:t>Mail</w:t><w:tab/></w:r></w:hyperlink></w:p>`,
});

const wordXml = bytesOf(
  `<?xml version="1.0"?><w:wordDocument><w:styles><w:style w:type="paragraph" w:styleId="H"><w:name w:val="heading 1"/></w:style></w:styles><w:body><wx:sect>${item}<w:p><w:pPr><w:listPr><w:ilvl w:val="0"/><w:ilfo w:val="1"/></w:listPr></w:pPr><w:r><w:rPr><w:rFonts w:ascii="Wingdings"/></w:rPr><w:t>n</w:t><w:sym w:font="Symbol" w:char="F0B7"/></w:r></w:p></wx:sect></w:body></w:wordDocument>`,
);

const odtParts = {
  automatic:
    '<style:style style:family="paragraph" style:name="P1"><style:text-properties fo:font-size="14pt"/></style:style>',
  styles:
    '<text:list-style style:name="L1"><text:list-level-style-bullet text:level="1" text:bullet-char="•"/></text:list-style>',
  body: `<text:h text:outline-level="1">Experience</text:h><text:p text:style-name="P1">Analyst<text:s text:c="4"/>2020</text:p>
    <text:list text:style-name="L1"><text:list-item><text:p>Built it</text:p></text:list-item></text:list>
    <table:table><table:table-row><table:table-cell><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
};
const odt = odtFiles(odtParts);
const flat = bytesOf(flatOdt(odtParts));

const doc = makeDoc([
  { text: 'Ada Lovelace', letters: [...byteChange(0x0835, 1), ...wordChange(0x4a43, 44)] },
  { text: 'Experience', paragraph: byteChange(0x2640, 0) },
  { text: '2020', paragraph: byteChange(0x2416, 1), mark: 7 },
  { text: '', paragraph: [...byteChange(0x2416, 1), ...byteChange(0x2417, 1)], mark: 7 },
  { text: '\x13 HYPERLINK "https://example.org" \x14site\x15' },
]);

const rtf = bytesOf(
  "{\\rtf1\\ansicpg1252{\\fonttbl{\\f0\\fcharset204 A;}}{\\stylesheet{\\s1\\b heading 1;}}\\pard\\s1 Experience\\par{\\listtext\\'b7\\tab}" +
    'Built it\\u8211?\\par\\trowd\\cellx2000\\intbl x\\cell\\row{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt y}}{\\header z}}',
);

const html = bytesOf(
  '<html><style>.a{font-weight:bold}</style><body><h1 class="a">Ada</h1><ul><li>Built &amp; sold</ul><table><tr><td>x</table><a href="y">z</a></body></html>',
);

const markdown = bytesOf(
  '# Ada *Lovelace*\n\n[ada@example.org](mailto:ada@example.org) \\\nLondon\n\n## Experience\n\n### **Analyst**, Acme\n\n' +
    '1. Built &#x61;<!-- -->_it_ `now`\n   - deep\n\n> quoted\n\n***\n\n![x](y "z") <b>b</b> [r]\n\n[r]: https://example.org\n',
);

const plain = bytesOf('Ada Lovelace\nLondon\n\nExperience\n  - Analyst      1842\n\tcafé 王小明\n');
