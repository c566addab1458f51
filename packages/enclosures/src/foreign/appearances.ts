import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { dictIn, nameOf, numberIn, numbersOf } from './names.ts';

/** Appearance of an annotation, and the matrix that brings it to its place (ISO 32000-1, 12.5.5). */
export type Appearance = { form: PDFRef; matrix: readonly number[]; layer: PDFObject | undefined };

/** Annotations that are no part of what a page shows on paper: links, notes, and what only a viewer runs or opens. */
const NOT_SHOWN: ReadonlySet<unknown> = new Set(
  [
    ...['Link', 'Popup', 'Text', 'FileAttachment', 'Sound', 'Movie', 'Screen'],
    ...['RichMedia', '3D', 'PrinterMark', 'TrapNet'],
  ].map(nameOf),
);

/** Flags that hide an annotation: hidden, not viewed. */
const HIDDEN = 2 | 32;

/** Lists how annotations are drawn on a page: entries of forms, stamps, signatures, highlights. */
export function appearancesOf(page: PDFDict): Appearance[] {
  const annotations = page.lookup(nameOf('Annots'));
  if (!(annotations instanceof PDFArray)) return [];
  return Array.from({ length: annotations.size() }, (_, at) => annotations.lookup(at)).flatMap(
    (annotation) => (annotation instanceof PDFDict ? appearanceOf(annotation) : []),
  );
}

function appearanceOf(annotation: PDFDict): Appearance[] {
  const isHidden = (numberIn(annotation, 'F', 0) & HIDDEN) !== 0;
  if (isHidden || NOT_SHOWN.has(annotation.lookup(nameOf('Subtype')))) return [];
  const form = normalAppearance(annotation);
  const dictionary = form && annotation.context.lookup(form);
  if (!form || !(dictionary instanceof PDFStream)) return [];
  const matrix = matrixTo(dictionary.dict, annotation);
  return matrix ? [{ form, matrix, layer: annotation.get(nameOf('OC')) }] : [];
}

/** Finds the appearance that is not pressed, of the state that the annotation is in. */
function normalAppearance(annotation: PDFDict): PDFRef | undefined {
  const appearances = dictIn(annotation, 'AP');
  const normal = appearances.get(nameOf('N'));
  const found = annotation.context.lookup(normal);
  const state = annotation.lookup(nameOf('AS'));
  const ofState = (states: PDFDict) => (state instanceof PDFName ? states.get(state) : undefined);
  const chosen = found instanceof PDFDict ? ofState(found) : normal;
  return chosen instanceof PDFRef ? chosen : undefined;
}

/** Scales and moves the box around the form, in its own matrix, to the rectangle of the annotation. */
function matrixTo(form: PDFDict, annotation: PDFDict): number[] | undefined {
  const rectangle = annotation.lookup(nameOf('Rect'));
  const box = form.lookup(nameOf('BBox'));
  if (!(rectangle instanceof PDFArray && box instanceof PDFArray)) return undefined;
  const own = form.lookup(nameOf('Matrix'));
  const from = boundsOf(cornersOf(numbersOf(box)), own instanceof PDFArray ? numbersOf(own) : []);
  const to = boundsOf(cornersOf(numbersOf(rectangle)), []);
  const [width, height] = [from.right - from.left, from.upper - from.lower];
  if (!(width > 0 && height > 0)) return undefined;
  const x = (to.right - to.left) / width;
  const y = (to.upper - to.lower) / height;
  return [x, 0, 0, y, to.left - from.left * x, to.lower - from.lower * y];
}

type Point = readonly [x: number, y: number];

const cornersOf = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: number[]): Point[] => [
  [x1, y1],
  [x2, y1],
  [x1, y2],
  [x2, y2],
];

function boundsOf(points: readonly Point[], [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: number[]) {
  const xs = points.map(([x, y]) => a * x + c * y + e);
  const ys = points.map(([x, y]) => b * x + d * y + f);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    lower: Math.min(...ys),
    upper: Math.max(...ys),
  };
}
