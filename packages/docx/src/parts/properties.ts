import type { PrintDocument } from '@shortlist/document';
import { OFFICE_SCHEMA, PACKAGE_SCHEMA } from '../xml/namespaces.ts';
import { escapeText, tag, xmlFile } from '../xml/tag.ts';

/** The core properties (ECMA-376 part 2, 11): title, author, language, and when the file was made. */
export function writeCoreProperties(
  { title, author, language }: PrintDocument,
  createdAt: Date,
): string {
  const time = `${createdAt.toISOString().slice(0, 19)}Z`;
  const at = (name: string) => tag(`dcterms:${name}`, { 'xsi:type': 'dcterms:W3CDTF' }, time);
  return xmlFile(
    tag(
      'cp:coreProperties',
      {
        'xmlns:cp': `${PACKAGE_SCHEMA}/metadata/core-properties`,
        'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
        'xmlns:dcterms': 'http://purl.org/dc/terms/',
        'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      },
      [
        tag('dc:title', {}, escapeText(title)),
        tag('dc:creator', {}, escapeText(author)),
        tag('cp:lastModifiedBy', {}, escapeText(author)),
        at('created'),
        at('modified'),
        tag('dc:language', {}, escapeText(language)),
      ],
    ),
  );
}

/** The extended properties (ECMA-376 part 1, 22.2): the program, and the design where the document names one. */
export const writeAppProperties = ({ madeWith }: PrintDocument, creator: string): string =>
  xmlFile(
    tag('Properties', { xmlns: `${OFFICE_SCHEMA}/extended-properties` }, [
      ...(madeWith === undefined ? [] : [tag('Template', {}, escapeText(madeWith))]),
      tag('Application', {}, escapeText(creator)),
    ]),
  );
