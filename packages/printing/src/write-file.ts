import type { Exporter, WrittenFile } from '@shortlist/exporters';
import { layOutDocument, type Printing, printWith, wordsOf } from './prepare-layout.ts';
import type { Printable, PrintedKind } from './printed-kind.ts';

type Writing<Document extends Printable, Source> = Omit<Printing<Document>, 'kind'> & {
  kind: Pick<PrintedKind<Document, Source>, 'print' | 'sourceOf'>;
  /** One of the kind's formats. */
  exporter: Exporter<Source>;
  /** Stands in the file as its time of creation: a parameter, so that files repeat. */
  createdAt: Date;
  /** Name of the product that makes the file. */
  creator: string;
};

/**
 * Writes a document in a format; its pages are those that the web app shows. Answers the characters for which no font has a
 * glyph where there are any. Fonts are loaded for formats with pages alone.
 */
export async function writeFile<Document extends Printable, Source>(
  document: Document,
  { exporter, createdAt, creator, ...printing }: Writing<Document, Source>,
): Promise<WrittenFile> {
  const { kind, sections } = printing;
  const { write } = await exporter.load();
  const words = await wordsOf(document, sections);
  return write(
    kind.sourceOf(document, {
      ...{ sections, words, createdAt, creator },
      print: async () => printWith(document, printing, words),
      layOut: () => layOutDocument(document, printing),
    }),
  );
}
