import { type Xml, xml } from './xml.ts';

/** Pieces of a flat OpenDocument text (OASIS ODF 1.3). */

export const odtParagraph = (style: string, content: Xml): Xml =>
  xml`<text:p text:style-name="${style}">${content}</text:p>`;

export const odtHeading = (text: string): Xml =>
  xml`<text:h text:style-name="Heading" text:outline-level="1">${text}</text:h>`;

export const odtSpan = (style: string, text: string): Xml =>
  text === '' ? xml`` : xml`<text:span text:style-name="${style}">${text}</text:span>`;

export const ODT_TAB: Xml = xml`<text:tab/>`;
export const ODT_BREAK: Xml = xml`<text:line-break/>`;

export const odtList = (lines: readonly string[], style: string): Xml =>
  lines.length === 0
    ? xml``
    : xml`<text:list text:style-name="Points">${lines.map(
        (line) => xml`<text:list-item>${odtParagraph(style, xml`${line}`)}</text:list-item>`,
      )}</text:list>`;

/** A table whose columns have the styles `Column1`, `Column2` and so on. */
export const odtTable = (columns: number, rows: readonly (readonly Xml[])[]): Xml =>
  xml`<table:table table:style-name="Table">${Array.from(
    { length: columns },
    (_, at) => xml`<table:table-column table:style-name="Column${String(at + 1)}"/>`,
  )}${rows.map(
    (cells) =>
      xml`<table:table-row>${cells.map(
        (cell) =>
          xml`<table:table-cell table:style-name="Cell" office:value-type="string">${cell}</table:table-cell>`,
      )}</table:table-row>`,
  )}</table:table>`;

/** A frame of five centimetres at the left edge of the first page. */
export const odtFrame = (style: string, content: readonly Xml[]): Xml =>
  xml`<draw:frame draw:style-name="${style}" draw:name="${style}" text:anchor-type="page" text:anchor-page-number="1" svg:x="1cm" svg:y="1.8cm" svg:width="5cm"><draw:text-box fo:min-height="2cm">${content}</draw:text-box></draw:frame>`;

export type OdtLook = { name: string; paragraph?: string; text?: string; tabs?: Xml };

/** A style of paragraphs; properties are written as attributes, as the format has them. */
export const odtStyle = ({ name, paragraph = '', text = '', tabs = xml`` }: OdtLook): Xml =>
  xml`<style:style style:name="${name}" style:family="paragraph">${{ xml: `<style:paragraph-properties ${paragraph}>` }}${tabs}</style:paragraph-properties>${{ xml: `<style:text-properties ${text}/>` }}</style:style>`;

export type FlatOdt = {
  /** Attributes of the text of the whole document. */
  text: string;
  /** The left margin of the page, where it is wider than two centimetres. */
  marginLeft?: string;
  styles: readonly Xml[];
  /** Styles of spans, columns, cells, frames and sections. */
  automatic?: readonly Xml[];
  header?: Xml;
  footer?: Xml;
  body: readonly Xml[];
};

const NAMESPACES = Object.entries({
  office: 'office',
  text: 'text',
  table: 'table',
  style: 'style',
  draw: 'drawing',
  fo: 'xsl-fo-compatible',
  svg: 'svg-compatible',
})
  .map(([prefix, name]) => ` xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join('');

/** The document as one file of XML, which LibreOffice opens as it does an ODT. */
export function flatOdt({
  text,
  marginLeft = '2cm',
  styles,
  automatic = [],
  header,
  footer,
  body,
}: FlatOdt): string {
  const bands = [
    header === undefined ? xml`` : xml`<style:header>${header}</style:header>`,
    footer === undefined ? xml`` : xml`<style:footer>${footer}</style:footer>`,
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${
    xml`${{ xml: `<office:document${NAMESPACES} office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text">` }}<office:styles><style:default-style style:family="paragraph">${{ xml: `<style:text-properties ${text}/>` }}</style:default-style>${styles}${POINTS}${FRAME}</office:styles><office:automatic-styles><style:page-layout style:name="Sheet"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin-top="1.8cm" fo:margin-bottom="1.8cm" fo:margin-left="${marginLeft}" fo:margin-right="2cm"/><style:header-style/><style:footer-style/></style:page-layout>${automatic}</office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="Sheet">${bands}</style:master-page></office:master-styles><office:body><office:text>${body}</office:text></office:body></office:document>`
      .xml
  }`;
}

const POINTS = xml`<text:list-style style:name="Points"><text:list-level-style-bullet text:level="1" text:bullet-char="●"><style:list-level-properties text:list-level-position-and-space-mode="label-alignment"><style:list-level-label-alignment text:label-followed-by="listtab" text:list-tab-stop-position="0.6cm" fo:text-indent="-0.6cm" fo:margin-left="0.6cm"/></style:list-level-properties></text:list-level-style-bullet></text:list-style>`;

/** Without this parent Writer makes a drawing of a frame, whose paragraphs lose their styles. */
const FRAME = xml`<style:style style:name="Frame" style:family="graphic"><style:graphic-properties text:anchor-type="page"/></style:style>`;
