/** A piece of XML. A plain string is text, and is escaped where it enters one. */
export type Xml = { readonly xml: string };

type Part = string | Xml | readonly Xml[];

/** Builds XML from a template: strings are escaped, lists are put one after the other. */
export function xml({ raw }: TemplateStringsArray, ...parts: readonly Part[]): Xml {
  return { xml: raw.map((piece, at) => piece + sourceOf(parts[at] ?? '')).join('') };
}

function sourceOf(part: Part): string {
  if (typeof part === 'string') {
    return part.replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
  }
  return 'xml' in part ? part.xml : part.map((piece) => piece.xml).join('');
}
