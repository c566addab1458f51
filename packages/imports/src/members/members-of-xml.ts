import type { Element } from '@shortlist/readers/containers';
import { Members, TEXT } from './members.ts';

/** The children of an element by their names without prefixes; its attributes are "@name", its own text "#text". */
export function membersOfXml({ children, attributes }: Element): Members {
  const values = new Map<string, (string | Members)[]>();
  const add = (name: string, value: string | Members) =>
    values.set(name, [...(values.get(name) ?? []), value]);
  for (const [name, value] of Object.entries(attributes)) add(`@${name}`, value);
  const own = children.filter((child) => typeof child === 'string').join('');
  if (own.trim() !== '') add(TEXT, own.trim());
  for (const child of children) {
    if (typeof child !== 'string') add(localName(child.name), childOf(child));
  }
  return new Members(values);
}

/** An element that has only text is that text. */
const childOf = (element: Element): string | Members => {
  const isPlain =
    Object.keys(element.attributes).length === 0 &&
    element.children.every((child) => typeof child === 'string');
  return isPlain ? element.children.join('').trim() : membersOfXml(element);
};

/** The name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
