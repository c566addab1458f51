/** An element of XML or HTML; names keep their prefix: "w:p". */
export type Element = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | string)[];
};

/** The elements among the children. */
export const elementsOf = ({ children }: Element): Element[] =>
  children.filter((child): child is Element => typeof child !== 'string');

/** The first child of a name. */
export const findChild = (element: Element | undefined, name: string): Element | undefined =>
  element && elementsOf(element).find((child) => child.name === name);

/** The children of a name. */
export const listChildren = (element: Element | undefined, name: string): Element[] =>
  element ? elementsOf(element).filter((child) => child.name === name) : [];

/** All elements of a name inside an element, in their order. */
export function listInside(element: Element | undefined, name: string): Element[] {
  const found: Element[] = [];
  for (const child of element ? elementsOf(element) : []) {
    if (child.name === name) found.push(child);
    found.push(...listInside(child, name));
  }
  return found;
}

/** All text inside an element. */
export const textInside = ({ children }: Element): string =>
  children.map((child) => (typeof child === 'string' ? child : textInside(child))).join('');
