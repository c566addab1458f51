import { AnnotationType, type TextItem } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { READING_LIMITS } from '../limits.ts';
import { ReadError } from '../read-problem.ts';
import type { TypedText } from './operators/operator-text.ts';
import type { Annotation } from './page-content.ts';

/** Height of a line, and how far its base line lies above its lower edge, in sizes of the letters. */
const LEADING = 1.2;
const DESCENT = 0.3;

/** The sizes that programs set where a field leaves that of its letters to them, in points. */
const LARGEST = 12;
const MIDDLING = 10;

/** Widths of letters, in sizes. */
const LETTER = 0.5;

/** From the edge of a field to its text, in points. */
const PADDING = 2;

/** Flags of what nobody sees: hidden, or not for the screen (ISO 32000-1, 12.5.3). */
const UNSEEN = 2 | 32;

/**
 * The texts that stand on a page and not in it: fields that are filled in, and what was typed there. They are what is seen
 * of them. What has no appearance says its value, and so does a field of which the appearance tells letters one by one, or
 * cannot tell them. Fields that are hidden, empty or secret say nothing. Throws for more text than
 * any resume has.
 */
export function typedItems(
  typed: readonly TypedText[],
  annotations: readonly Annotation[],
): TextItem[] {
  const written = annotations.filter(isWritten);
  const byId = new Map(written.map((each) => [each.id, each]));
  const shown = new Set(typed.map(({ id }) => id));
  const items = [
    ...typed.flatMap(({ id, items }) => {
      const own = byId.get(id);
      return own && saysMore(own, items) ? valueItems(own) : items;
    }),
    ...written.filter(({ id = '' }) => !shown.has(id)).flatMap(valueItems),
  ];
  const characters = items.reduce((sum, { str }) => sum + str.length, 0);
  if (characters > READING_LIMITS.characters) throw new ReadError('hostile');
  return items;
}

const isWritten = ({ annotationType, fieldType }: Annotation): boolean =>
  fieldType === 'Tx' || fieldType === 'Ch' || annotationType === AnnotationType.FREETEXT;

/** Checks whether its value is read in place of its appearance. */
function saysMore(annotation: Annotation, items: readonly TextItem[]): boolean {
  const { comb = false, password = false } = annotation;
  if (comb || password) return true;
  const value = saidBy(annotation);
  const isTold = letters(items.map(({ str }) => str).join('')) === letters(value);
  return FROM_RIGHT.test(value) || (BEYOND_LATIN.test(value) && !isTold);
}

const letters = (text: string): string => text.normalize('NFKC').replace(/\s/gu, '');

const FROM_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;

/** Letters that the fonts of forms do not have. */
const BEYOND_LATIN = /[^\u0020-\u024f\u2000-\u20ff\s]/u;

/** The lines of a value, set within its field from the upper edge or, where it has one line, in the middle. */
function valueItems(annotation: Annotation): TextItem[] {
  const { annotationFlags, password = false, rect } = annotation;
  const isSecret = password || (annotationFlags & UNSEEN) !== 0;
  const [left = 0, bottom = 0, right = 0, top = 0] = rect;
  const size = sizeOf(annotation, top - bottom);
  const first = hasLines(annotation)
    ? top - PADDING - size * LEADING
    : (top + bottom - size * LEADING) / 2;
  const lines = isSecret ? [] : saidBy(annotation).split(/\r\n?|\n/u);
  return lines.map((str, at) => ({
    str,
    dir: FROM_RIGHT.test(str) ? 'rtl' : 'ltr',
    width: Math.max(0, Math.min(right - left - PADDING, str.length * size * LETTER)),
    transform: [size, 0, 0, size, left + PADDING, first + size * (DESCENT - at * LEADING)],
    fontName: '',
  }));
}

const hasLines = ({ multiLine = false, annotationType }: Annotation): boolean =>
  multiLine || annotationType === AnnotationType.FREETEXT;

function saidBy({ fieldValue, options = [], annotationType, contentsObj }: Annotation): string {
  if (annotationType === AnnotationType.FREETEXT) return contentsObj?.str ?? '';
  const values = typeof fieldValue === 'string' ? [fieldValue] : (fieldValue ?? []);
  const shown = (value: string) =>
    options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value;
  return values.map(shown).join('\n');
}

function sizeOf(annotation: Annotation, height: number): number {
  const stated = annotation.defaultAppearanceData?.fontSize ?? 0;
  if (stated > 0) return stated;
  return hasLines(annotation) ? MIDDLING : Math.max(1, Math.min(LARGEST, height / LEADING));
}
