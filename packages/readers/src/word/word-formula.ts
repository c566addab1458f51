import { type Element, elementsOf, findChild, textInside } from '../markup/element.ts';

/** The letters of a formula (ECMA-376 part 1, 22.1) in one line; parts of a fraction stand on both sides of a slash. */
export function wordFormulaText(element: Element): string {
  if (element.name === 'm:t') return textInside(element);
  if (element.name === 'm:f') {
    const parts = ['m:num', 'm:den'].map((name) => findChild(element, name));
    return parts.map((part) => (part ? wordFormulaText(part) : '')).join('/');
  }
  return elementsOf(element).map(wordFormulaText).join('');
}
