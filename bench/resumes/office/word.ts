import { type Xml, xml } from './xml.ts';

/** Pieces of a WordprocessingML document (ECMA-376, part 1). Lengths are twentieths of a point, as in the format. */

export type RunLook = {
  bold?: boolean;
  italic?: boolean;
  caps?: boolean;
  /** Half points. */
  size?: number;
  color?: string;
};

export function run(text: string, { bold, italic, caps, size, color }: RunLook = {}): Xml {
  const look = xml`${bold ? xml`<w:b/>` : ''}${italic ? xml`<w:i/>` : ''}${caps ? xml`<w:caps/>` : ''}${
    color === undefined ? '' : xml`<w:color w:val="${color}"/>`
  }${size === undefined ? '' : xml`<w:sz w:val="${String(size)}"/>`}`;
  return text === ''
    ? xml``
    : xml`<w:r>${look.xml === '' ? '' : xml`<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}

export const TAB: Xml = xml`<w:r><w:tab/></w:r>`;

export type ParagraphLook = {
  style?: string;
  align?: 'center' | 'right';
  /** The position of a tab stop at whose left the text ends. */
  rightTab?: number;
  leftTab?: number;
  /** A list of numbering.xml, and the level in it. */
  list?: { id: number; level: number };
  indent?: number;
  after?: number;
};

export function paragraph(runs: Xml | readonly Xml[], look: ParagraphLook = {}): Xml {
  const { style, align, rightTab, leftTab, list, indent, after } = look;
  const tab = (kind: string, at: number | undefined) =>
    at === undefined ? xml`` : xml`<w:tabs><w:tab w:val="${kind}" w:pos="${String(at)}"/></w:tabs>`;
  const properties = [
    style === undefined ? xml`` : xml`<w:pStyle w:val="${style}"/>`,
    list === undefined
      ? xml``
      : xml`<w:numPr><w:ilvl w:val="${String(list.level)}"/><w:numId w:val="${String(list.id)}"/></w:numPr>`,
    tab('right', rightTab),
    tab('left', leftTab),
    after === undefined ? xml`` : xml`<w:spacing w:after="${String(after)}"/>`,
    indent === undefined ? xml`` : xml`<w:ind w:left="${String(indent)}"/>`,
    align === undefined ? xml`` : xml`<w:jc w:val="${align}"/>`,
  ];
  return xml`<w:p><w:pPr>${properties}</w:pPr>${runs}</w:p>`;
}

export type Cell = { width: number; content: Xml | readonly Xml[]; fill?: string };

/** A table; every cell must hold a paragraph. */
export function table(rows: readonly (readonly Cell[])[], { ruled = false } = {}): Xml {
  const line = ruled ? 'single' : 'nil';
  const edges = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(
    (edge) => xml`${{ xml: `<w:${edge}` }} w:val="${line}" w:sz="4" w:color="808080"/>`,
  );
  const widths = (rows[0] ?? []).map(({ width }) => xml`<w:gridCol w:w="${String(width)}"/>`);
  return xml`<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/><w:tblBorders>${edges}</w:tblBorders><w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${widths}</w:tblGrid>${rows.map(
    (cells) => xml`<w:tr>${cells.map(cellOf)}</w:tr>`,
  )}</w:tbl>`;
}

const cellOf = ({ width, content, fill }: Cell): Xml =>
  xml`<w:tc><w:tcPr><w:tcW w:w="${String(width)}" w:type="dxa"/>${
    fill === undefined ? '' : xml`<w:shd w:val="clear" w:color="auto" w:fill="${fill}"/>`
  }</w:tcPr>${content}</w:tc>`;

/** A content control around paragraphs, as Word's templates have for every field. */
export const contentControl = (title: string, content: Xml | readonly Xml[]): Xml =>
  xml`<w:sdt><w:sdtPr><w:alias w:val="${title}"/><w:tag w:val="${title}"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;

export type Box = { id: number; x: number; y: number; width: number; height: number };

/** A paragraph that only anchors a text box on the page; written twice, for new and for old programs, as Word does. */
export function textBox({ id, x, y, width, height }: Box, content: readonly Xml[]): Xml {
  const emu = (twips: number) => String(twips * 635);
  const offset = (axis: 'H' | 'V', twips: number) =>
    xml`${{ xml: `<wp:position${axis}` }} relativeFrom="page"><wp:posOffset>${emu(twips)}</wp:posOffset>${{ xml: `</wp:position${axis}>` }}`;
  const inside = xml`<w:txbxContent>${content}</w:txbxContent>`;
  const drawing = xml`<w:drawing><wp:anchor distT="0" distB="0" distL="0" distR="0" simplePos="0" relativeHeight="${String(id)}" behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1"><wp:simplePos x="0" y="0"/>${offset('H', x)}${offset('V', y)}<wp:extent cx="${emu(width)}" cy="${emu(height)}"/><wp:wrapSquare wrapText="bothSides"/><wp:docPr id="${String(id)}" name="Text Box ${String(id)}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${emu(width)}" cy="${emu(height)}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx>${inside}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing>`;
  const points = (twips: number) => String(twips / 20);
  const style = `position:absolute;margin-left:${points(x)}pt;margin-top:${points(y)}pt;width:${points(width)}pt;height:${points(height)}pt;mso-position-horizontal-relative:page;mso-position-vertical-relative:page`;
  const old = xml`<w:pict><v:shape style="${style}"><v:textbox>${inside}</v:textbox></v:shape></w:pict>`;
  return xml`<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps">${drawing}</mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
}

/** Names the footer for a section and those behind it. */
export const FOOTER: Xml = xml`<w:footerReference w:type="default" r:id="footer"/>`;

/** Ends a section that is set in columns; what follows is set again below it. */
export const endColumns = (columns: number, references: Xml = xml``): Xml =>
  xml`<w:p><w:pPr><w:sectPr>${references}<w:type w:val="continuous"/>${PAGE}<w:cols w:num="${String(columns)}" w:space="500"/></w:sectPr></w:pPr></w:p>`;

/** A4 with margins of two centimetres. */
export const PAGE: Xml = xml`<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/>`;

/** The width between those margins. */
export const LINE_WIDTH = 9638;
