import type { PrintDocument } from '@shortlist/document';
import { listRegistry } from './paragraphs/lists.ts';
import type { Paragraph } from './paragraphs/paragraph.ts';
import { paragraphsOf } from './paragraphs/paragraphs-of.ts';
import { writeParagraph } from './parts/body.ts';
import { writeDrawing } from './parts/drawing.ts';
import { writeFontTable } from './parts/font-table.ts';
import { writeFooter } from './parts/footer.ts';
import { writeMarks } from './parts/marks.ts';
import { writeNumbering } from './parts/numbering.ts';
import { writeAppProperties, writeCoreProperties } from './parts/properties.ts';
import { readPhoto } from './parts/read-photo.ts';
import { CORE_PROPERTIES, type RelationshipList, relationshipList } from './parts/relationships.ts';
import { writeSection } from './parts/section.ts';
import { writeSettings } from './parts/settings.ts';
import { type StyleLooks, styleLooks } from './parts/style-looks.ts';
import { writeStyles } from './parts/styles.ts';
import { DRAWING_SCHEMAS, SCHEMAS } from './xml/namespaces.ts';
import { tag, xmlFile } from './xml/tag.ts';
import { type Parts, zipParts } from './zip-parts.ts';

export type DocxOptions = {
  /** Stands in the file as its time of creation: a parameter, so that files repeat. */
  createdAt: Date;
  /** Name of the product that makes the file. */
  creator: string;
};

/**
 * A document as a Word file (ECMA-376, transitional): its blocks in the order of reading, in one column, in styles made
 * of their own looks. The same document and options give the same bytes.
 */
export function writeDocx(
  document: PrintDocument,
  { createdAt, creator }: DocxOptions,
): Uint8Array<ArrayBuffer> {
  const registry = listRegistry();
  const paragraphs = paragraphsOf(document, registry);
  const looks = styleLooks(paragraphs);
  const parts: Parts = new Map();
  const links = relationshipList();
  const wordParts = {
    styles: writeStyles(looks, document.language),
    numbering: writeNumbering(registry.lists),
    settings: writeSettings(),
    fontTable: writeFontTable(familiesOf(paragraphs, document)),
  };
  for (const type of Object.keys(wordParts)) links.idOf({ type, target: `${type}.xml` });
  parts.set('_rels/.rels', packageRelationships());
  parts.set('word/document.xml', writeBody({ document, paragraphs, looks, links, parts }));
  parts.set('word/_rels/document.xml.rels', links.write());
  for (const [type, xml] of Object.entries(wordParts)) parts.set(`word/${type}.xml`, xml);
  parts.set('docProps/core.xml', writeCoreProperties(document, createdAt));
  parts.set('docProps/app.xml', writeAppProperties(document, creator));
  return zipParts(parts);
}

type Writing = {
  document: PrintDocument;
  paragraphs: readonly Paragraph[];
  looks: StyleLooks;
  links: RelationshipList;
  parts: Parts;
};

function writeBody(writing: Writing): string {
  const { document, paragraphs, looks, links, parts } = writing;
  const isRightToLeft = looks.paragraph.paragraph.isRightToLeft;
  const texts = paragraphs.map((paragraph) =>
    writeParagraph(
      paragraph,
      looks,
      links,
      writeMarks(paragraph.marks) + writeDrawings(paragraph, writing),
    ),
  );
  let footerId: string | undefined;
  if (document.footer) {
    footerId = links.idOf({ type: 'footer', target: 'footer1.xml' });
    parts.set('word/footer1.xml', writeFooter(document.footer, isRightToLeft));
  }
  const section = writeSection(document, { footerId, isRightToLeft });
  const body = tag('w:body', {}, [...(texts.length > 0 ? texts : [tag('w:p')]), section]);
  return xmlFile(tag('w:document', { ...SCHEMAS, ...DRAWING_SCHEMAS }, body));
}

/** The pictures that hang on a paragraph, whose files become parts. */
function writeDrawings({ figures }: Paragraph, { links, parts }: Writing): string {
  return figures
    .flatMap((figure, at) => {
      const photo = readPhoto(figure.src);
      if (photo === undefined) return [];
      const target = `media/photo${at + 1}.jpg`;
      parts.set(`word/${target}`, photo);
      return [writeDrawing(figure, at + 1, links.idOf({ type: 'image', target }))];
    })
    .join('');
}

function packageRelationships(): string {
  const list = relationshipList();
  list.idOf({ type: 'officeDocument', target: 'word/document.xml' });
  list.idOf({ type: CORE_PROPERTIES, target: 'docProps/core.xml' });
  list.idOf({ type: 'extended-properties', target: 'docProps/app.xml' });
  return list.write();
}

const familiesOf = (paragraphs: readonly Paragraph[], { footer }: PrintDocument): Set<string> =>
  new Set([
    ...paragraphs.flatMap(({ pieces }) => pieces.map(({ look }) => look.family)),
    ...(footer ? [footer.family] : []),
  ]);
