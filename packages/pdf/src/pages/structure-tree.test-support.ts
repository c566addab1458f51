import type { FileObjects, PdfDictionary } from '../file/file-objects.test-support.ts';

type ReadElement = { role: string; reference: string; dictionary: PdfDictionary };

export type ReadTree = {
  /** Elements in reading order. */
  elements: ReadElement[];
  /** Content in the order of the tree. */
  content: { page: string; mcid: number; element: string }[];
  /** Annotations hung in the tree. */
  annotations: { page: string; annotation: string; element: string }[];
};

/** Walks the structure tree of a file in reading order (ISO 32000-1, 14.7). */
export function readTree(file: FileObjects): ReadTree {
  const tree: ReadTree = { elements: [], content: [], annotations: [] };

  function walkKid(kid: unknown, element: ReadElement) {
    const page = element.dictionary['/Pg'] as string;
    if (typeof kid === 'number') {
      tree.content.push({ page, mcid: kid, element: element.reference });
    } else if (typeof kid === 'string') walkElement(kid);
    else walkReference(kid as PdfDictionary, element);
  }

  function walkReference(kid: PdfDictionary, { reference, dictionary }: ReadElement) {
    const page = (kid['/Pg'] ?? dictionary['/Pg']) as string;
    if (kid['/Type'] === '/OBJR') {
      tree.annotations.push({ page, annotation: kid['/Obj'] as string, element: reference });
    } else tree.content.push({ page, mcid: kid['/MCID'] as number, element: reference });
  }

  function walkElement(reference: string) {
    const dictionary = file.dictionary(reference);
    const element = { role: String(dictionary['/S']).slice(1), reference, dictionary };
    tree.elements.push(element);
    for (const kid of [dictionary['/K'] ?? []].flat()) walkKid(kid, element);
  }

  const root = file.dictionary(file.catalog['/StructTreeRoot']);
  for (const kid of [root['/K'] ?? []].flat()) walkElement(kid as string);
  return tree;
}
