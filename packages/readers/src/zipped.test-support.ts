import { strToU8, zipSync } from 'fflate';

/** A zip of texts by name. */
export const makeZip = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])),
    // The same content gives the same bytes.
    { mtime: '2020-01-01T00:00:00Z' },
  );

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

type DocxParts = {
  body: string;
  styles?: string;
  numbering?: string;
  header?: string;
  footer?: string;
  links?: Readonly<Record<string, string>>;
  /** Further parts by their names, which are the ids of their relationships too. */
  others?: Readonly<Record<string, { kind: string; xml: string }>>;
};

/** A Word document of what stands in its parts; `links` are addresses by the id of the relationship. */
export function makeDocx(parts: DocxParts): Uint8Array {
  return makeZip(docxFiles(parts));
}

/** The files of `makeDocx`. Headers and footers have the ids rHeader and rFooter. */
export function docxFiles({
  body,
  styles,
  numbering,
  header,
  footer,
  links,
  others = {},
}: DocxParts) {
  const parts = { styles, numbering, header, footer };
  const present = Object.entries(parts).filter(([, xml]) => xml !== undefined);
  const relations = present.map(([name]) => {
    const id = `r${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return `<Relationship Id="${id}" Type="${RELATIONS}/${name}" Target="${name}.xml"/>`;
  });
  const hyperlinks = Object.entries(links ?? {}).map(([id, address]) => {
    return `<Relationship Id="${id}" Type="${RELATIONS}/hyperlink" Target="${address}" TargetMode="External"/>`;
  });
  const further = Object.entries(others).map(
    ([name, { kind }]) =>
      `<Relationship Id="${name}" Type="${RELATIONS}/${kind}" Target="${name}.xml"/>`,
  );
  const sections =
    (header === undefined ? '' : '<w:headerReference w:type="default" r:id="rHeader"/>') +
    (footer === undefined ? '' : '<w:footerReference w:type="default" r:id="rFooter"/>');
  return {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r1" Type="${RELATIONS}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships>${[...relations, ...hyperlinks, ...further].join('')}</Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document><w:body>${body}<w:sectPr>${sections}<w:pgSz w:w="12240"/><w:pgMar w:left="1440"/></w:sectPr></w:body></w:document>`,
    ...Object.fromEntries(
      present.map(([name, xml]) => [`word/${name}.xml`, `<w:part>${xml}</w:part>`]),
    ),
    ...Object.fromEntries(
      Object.entries(others).map(([name, { xml }]) => [`word/${name}.xml`, `<part>${xml}</part>`]),
    ),
  };
}

/** A paragraph of one run. */
export const wordParagraph = (text: string, paragraph = '', run = '') =>
  `<w:p><w:pPr>${paragraph}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;

type OdtParts = { body: string; automatic?: string; styles?: string };

/** The files of a text document of OpenDocument. */
export const odtFiles = ({ body, automatic = '', styles = '' }: OdtParts) => ({
  mimetype: 'application/vnd.oasis.opendocument.text',
  'content.xml': `<office:document-content><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  'styles.xml': `<office:document-styles>${styles}</office:document-styles>`,
});

/** A document of OpenDocument in a single file; `kind` is that of its body. */
export const flatOdt = ({ body, automatic = '', styles = '' }: OdtParts, kind = 'text'): string =>
  `<?xml version="1.0"?>\n<!-- saved -->\n<office:document office:version="1.3">${styles}<office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document>`;
