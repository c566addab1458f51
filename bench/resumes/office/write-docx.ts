import { strToU8, zipSync } from 'fflate';
import { FOOTER, PAGE } from './word.ts';
import { type Xml, xml } from './xml.ts';

export type WordDocument = {
  body: readonly Xml[];
  header?: readonly Xml[];
  footer?: readonly Xml[];
  /** The face of all text, and its size in half points. */
  font: string;
  size: number;
  styles: readonly WordStyle[];
  /** The bullet of each level of list 1. */
  bullets?: readonly string[];
};

type WordStyle = {
  id: string;
  name: string;
  basedOn?: string;
  paragraph?: Xml;
  run?: Xml;
};

const NAMESPACES = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
};

const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = NAMESPACES.r;
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

/** The bytes of a DOCX (ECMA-376) with the parts that Word writes for such a document. */
export function writeDocx(document: WordDocument): Uint8Array {
  const parts = {
    document: root('document', bodyOf(document)),
    styles: root('styles', stylesOf(document)),
    numbering: root('numbering', numberingOf(document.bullets ?? ['•', 'o', '▪'])),
    ...(document.header === undefined ? {} : { header: root('hdr', document.header) }),
    ...(document.footer === undefined ? {} : { footer: root('ftr', document.footer) }),
  };
  const names = Object.keys(parts);
  const files: Record<string, string> = {
    '[Content_Types].xml':
      xml`<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${names.map(
        (name) =>
          xml`<Override PartName="/word/${name}.xml" ContentType="${WORD}.${name}${name === 'document' ? '.main' : ''}+xml"/>`,
      )}</Types>`.xml,
    '_rels/.rels': relations([['document', 'officeDocument', 'word/document.xml']]),
    'word/_rels/document.xml.rels': relations(
      names.slice(1).map((name) => [name, name, `${name}.xml`]),
    ),
  };
  for (const [name, part] of Object.entries(parts)) files[`word/${name}.xml`] = part;
  const zipped = Object.entries(files).map(([path, text]) => [path, strToU8(HEAD + text)]);
  return zipSync(Object.fromEntries(zipped), { mtime: '2024-01-01' });
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const relations = (entries: readonly (readonly [string, string, string])[]): string =>
  xml`<Relationships xmlns="${PACKAGE}/relationships">${entries.map(
    ([id, type, target]) =>
      xml`<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  )}</Relationships>`.xml;

function root(name: string, content: Xml | readonly Xml[]): string {
  const names = Object.entries(NAMESPACES).map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`);
  return xml`${{ xml: `<w:${name}${names.join('')}>` }}${content}${{ xml: `</w:${name}>` }}`.xml;
}

function bodyOf({ body, header, footer }: WordDocument): Xml {
  const references = [
    header === undefined ? xml`` : xml`<w:headerReference w:type="default" r:id="header"/>`,
    footer === undefined ? xml`` : FOOTER,
  ];
  return xml`<w:body>${body}<w:sectPr>${references}<w:type w:val="continuous"/>${PAGE}</w:sectPr></w:body>`;
}

function stylesOf({ font, size, styles }: WordDocument): Xml {
  const defaults = xml`<w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="${String(size)}"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after="60"/></w:pPr></w:pPrDefault></w:docDefaults>`;
  const own = styles.map(
    ({ id, name, basedOn = 'Normal', paragraph = xml``, run = xml`` }) =>
      xml`<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/><w:basedOn w:val="${basedOn}"/><w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`,
  );
  return xml`${defaults}<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${own}`;
}

function numberingOf(bullets: readonly string[]): Xml {
  const levels = bullets.map(
    (bullet, level) =>
      xml`<w:lvl w:ilvl="${String(level)}"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="${bullet}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${String(360 * (level + 1))}" w:hanging="360"/></w:pPr></w:lvl>`,
  );
  return xml`<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="hybridMultilevel"/>${levels}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;
}
