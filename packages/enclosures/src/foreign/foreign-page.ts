import { PDFArray, PDFDict, PDFNumber, type PDFObject, PDFStream } from '@cantoo/pdf-lib';
import { joinBytes, operatorBytes } from '../content/join-bytes.ts';
import { plainContent } from '../content/plain-content.ts';
import { type Appearance, appearancesOf } from './appearances.ts';
import type { Copier } from './copy-objects.ts';
import { type Box, type ForeignPage, shownBox } from './list-pages.ts';
import { nameOf, says } from './names.ts';

/** A page as it is to stand in our file. */
export type JoinedPage = {
  /** Entries of its dictionary: boxes, turn, resources. */
  entries: PDFDict;
  /** Operators that draw it, balanced and without marks. */
  operators: Uint8Array;
  /** The part of it that is drawn on. */
  box: Box;
  /** True if it shows text, seen or not. */
  showsText: boolean;
};

/** Kinds of resources that operators name, besides property lists (ISO 32000-1, 7.8.3). */
const RESOURCES = ['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font'] as const;

/**
 * Copies a page: what is drawn on it, its annotations as they look, its box, turn and unit. All else stays behind: links, scripts,
 * actions, attached files, form fields, notes, the structure and what the file says of itself.
 */
export function copyPage(page: ForeignPage, copier: Copier): JoinedPage {
  const { dictionary, inherited } = page;
  const { target } = copier;
  const box = shownBox(page);
  const entries = target.obj({ MediaBox: box, CropBox: box, Rotate: turnOf(inherited) });
  for (const key of ['UserUnit', 'Group'].map(nameOf)) {
    const value = dictionary.get(key);
    if (value) entries.set(key, copier.copy(value));
  }
  const resources = PDFDict.withContext(target);
  entries.set(nameOf('Resources'), resources);
  let annotations = '';
  const formsShowText = copier.showsText(() => {
    copyResources(inherited.get('Resources'), resources, copier);
    annotations = drawAnnotations(dictionary, resources, copier);
  });
  const { bytes, showsText } = plainContent(contentOf(dictionary, copier));
  const operators = joinBytes([
    ...[operatorBytes('q\n'), bytes, operatorBytes('\nQ\n')],
    operatorBytes(annotations),
  ]);
  return { entries, operators, box, showsText: showsText || formsShowText };
}

/** Degrees clockwise, of quarters. */
function turnOf(inherited: ForeignPage['inherited']): number {
  const value = inherited.get('Rotate');
  const turn = value instanceof PDFNumber ? value.asNumber() : 0;
  return Number.isInteger(turn / 90) ? ((turn % 360) + 360) % 360 : 0;
}

function copyResources(from: PDFObject | undefined, to: PDFDict, copier: Copier): void {
  if (!(from instanceof PDFDict)) return;
  for (const kind of RESOURCES) {
    const named = from.lookup(nameOf(kind));
    if (named instanceof PDFDict)
      to.set(
        nameOf(kind),
        copyNamed(named, copier, () => true),
      );
  }
  // Of property lists those that are layers: the others describe marks, which are cut.
  const lists = from.lookup(nameOf('Properties'));
  if (lists instanceof PDFDict) to.set(nameOf('Properties'), copyNamed(lists, copier, isLayer));
}

function copyNamed(
  named: PDFDict,
  copier: Copier,
  isWanted: (value: PDFObject | undefined) => boolean,
): PDFDict {
  const made = PDFDict.withContext(copier.target);
  for (const [key, value] of named.entries())
    if (isWanted(named.lookup(key))) made.set(key, copier.copy(value));
  return made;
}

const isLayer = (value: PDFObject | undefined): boolean =>
  value instanceof PDFDict && (says(value, 'Type', 'OCG') || says(value, 'Type', 'OCMD'));

/** Unpacks the operators of a page, each stream on lines of its own. */
function contentOf(dictionary: PDFDict, { unpack }: Copier): Uint8Array {
  const contents = dictionary.lookup(nameOf('Contents'));
  const streams =
    contents instanceof PDFArray
      ? Array.from({ length: contents.size() }, (_, at) => contents.lookup(at))
      : [contents];
  const unpacked = streams.filter((stream) => stream !== undefined).map(unpack);
  return joinBytes(unpacked.flatMap((part) => [part, operatorBytes('\n')]));
}

/** Makes the appearances of annotations known to the page; returns the operators that draw them. */
function drawAnnotations(dictionary: PDFDict, resources: PDFDict, copier: Copier): string {
  const appearances = appearancesOf(dictionary);
  if (appearances.length === 0) return '';
  const named = resources.lookup(nameOf('XObject'));
  const objects = named instanceof PDFDict ? named : PDFDict.withContext(copier.target);
  resources.set(nameOf('XObject'), objects);
  return appearances.map((each) => drawAppearance(each, objects, copier)).join('\n');
}

function drawAppearance(
  { form, matrix, layer }: Appearance,
  objects: PDFDict,
  copier: Copier,
): string {
  const copied = copier.copy(form);
  const stream = copier.target.lookup(copied);
  if (!(stream instanceof PDFStream)) return '';
  // What viewers take for granted of an appearance must be said of a form.
  stream.dict.set(nameOf('Subtype'), nameOf('Form'));
  if (layer) stream.dict.set(nameOf('OC'), copier.copy(layer));
  const name = freeName(objects);
  objects.set(nameOf(name), copied);
  return `q ${matrix.map(toOperand).join(' ')} cm /${name} Do Q`;
}

/** A name that no object of the page has. */
function freeName(objects: PDFDict): string {
  let number = objects.keys().length;
  while (objects.has(nameOf(`Appearance${number}`))) number += 1;
  return `Appearance${number}`;
}

/** A number as PDF has it: never with an exponent. */
const toOperand = (value: number): string => String(Number(value.toFixed(6)));
