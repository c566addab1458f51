import { PDFArray, type PDFContext, PDFDict, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { packInto } from '../foreign/copy-objects.ts';
import { nameOf, numberIn, textOf } from '../foreign/names.ts';
import { addBookmark } from './bookmarks.ts';
import { markContent, type PageToAdd } from './marked-page.ts';

/** A part of a file of ours that pages are added to. */
type AddedPart = { addPage: (page: PageToAdd) => void };

/** A file of ours, several documents in one tree, that parts are added behind. */
export type JoinedFile = {
  /** Begins a part: an element of the tree with its title, a bookmark, and pages that count from 1, once it has any. */
  addPart: (title: string) => AddedPart;
};

/** Trees of a file that `writePdf` wrote of parts. */
type Trees = {
  context: PDFContext;
  catalog: PDFDict;
  pages: PDFDict;
  pagesReference: PDFRef;
  structure: PDFDict;
  /** The element that holds the parts. */
  document: PDFRef;
};

export function openJoined(context: PDFContext): JoinedFile {
  const trees = findTrees(context);
  return {
    addPart(title) {
      const part = addElement(trees, trees.document, {
        S: 'Part',
        T: textOf(title),
      });
      let isEmpty = true;
      return {
        addPage(page) {
          const reference = addPage(trees, page, part);
          if (!isEmpty) return;
          isEmpty = false;
          addBookmark(context, trees.catalog, { title, page: reference });
          addLabel(trees);
        },
      };
    },
  };
}

function findTrees(context: PDFContext): Trees {
  const catalog = context.lookup(context.trailerInfo.Root, PDFDict);
  const pagesReference = catalog.get(nameOf('Pages'));
  const structure = catalog.lookup(nameOf('StructTreeRoot'), PDFDict);
  const top = structure.lookup(nameOf('K'));
  const document = top instanceof PDFArray ? top.get(0) : structure.get(nameOf('K'));
  if (!(pagesReference instanceof PDFRef && document instanceof PDFRef))
    throw new Error('The file has no parts to add to.');
  const pages = context.lookup(pagesReference, PDFDict);
  return { context, catalog, pages, pagesReference, structure, document };
}

/** Adds an element under another one. */
function addElement({ context }: Pick<Trees, 'context'>, parent: PDFRef, entries: Entries): PDFRef {
  const element = context.register(context.obj({ Type: 'StructElem', P: parent, ...entries }));
  arrayIn(context.lookup(parent, PDFDict), 'K').push(element);
  return element;
}

/** Entries of an element, besides its type and its parent. */
type Entries = Record<string, PDFObject | string>;

/** Adds a page whose content is one element of a part; returns the page. */
function addPage(trees: Trees, page: PageToAdd, part: PDFRef): PDFRef {
  const { context, pages, pagesReference, structure } = trees;
  const { role, entries, content, facts } = markContent(page, context);
  const reference = context.nextRef();
  const element = addElement(trees, part, {
    S: role,
    Pg: reference,
    K: context.obj([0]),
    ...facts,
  });
  const key = numberIn(structure, 'ParentTreeNextKey', 0);
  structure.set(nameOf('ParentTreeNextKey'), context.obj(key + 1));
  const numbers = arrayIn(structure.lookup(nameOf('ParentTree'), PDFDict), 'Nums');
  numbers.push(context.obj(key));
  numbers.push(context.obj([element]));
  const stream = context.register(packInto(context.obj({}), content));
  for (const [name, value] of Object.entries({
    ...{ Type: context.obj('Page'), Parent: pagesReference, Contents: stream },
    ...{ StructParents: context.obj(key), Tabs: context.obj('S') },
  }))
    entries.set(nameOf(name), value);
  context.assign(reference, entries);
  arrayIn(pages, 'Kids').push(reference);
  pages.set(nameOf('Count'), context.obj(numberIn(pages, 'Count', 0) + 1));
  return reference;
}

/** Has pages count anew with the one that was added last. */
function addLabel({ context, catalog, pages }: Trees): void {
  const numbers = arrayIn(catalog.lookup(nameOf('PageLabels'), PDFDict), 'Nums');
  numbers.push(context.obj(numberIn(pages, 'Count', 0) - 1));
  numbers.push(context.obj({ S: 'D' }));
}

/** The array under a key; one of a single value where there is no array yet. */
function arrayIn(dictionary: PDFDict, key: string): PDFArray {
  const value = dictionary.lookup(nameOf(key));
  if (value instanceof PDFArray) return value;
  const array = PDFArray.withContext(dictionary.context);
  const single = dictionary.get(nameOf(key));
  if (single) array.push(single);
  dictionary.set(nameOf(key), array);
  return array;
}
