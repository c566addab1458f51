import { type Element, elementsOf, textInside } from './element.ts';

/** The letters of a formula in MathML 3, in one line; parts of a fraction stand on both sides of a slash. Its source is not shown. */
export function formulaText(element: Element): string {
  const name = element.name.replace(/^.*:/, '');
  if (/^m(?:i|n|o|text|s)$/.test(name)) return textInside(element).trim();
  if (name.startsWith('annotation')) return '';
  return elementsOf(element)
    .map(formulaText)
    .join(name === 'mfrac' ? '/' : '');
}
