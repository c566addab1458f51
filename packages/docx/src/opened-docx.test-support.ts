import { strFromU8, unzipSync } from 'fflate';

/** An element of a part: its name, attributes, and place in the tree. */
export type Found = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  parent: Found | undefined;
  /** Its own text, without that of the elements inside. */
  text: string;
};

/** The parts of a Word file by name: elements in the order of the file, or bytes. */
export type OpenedDocx = {
  xml: ReadonlyMap<string, { source: string; elements: readonly Found[] }>;
  names: readonly string[];
};

/** Opens a Word file. Throws where a part is no well-formed XML. */
export function openDocx(bytes: Uint8Array): OpenedDocx {
  const files = unzipSync(bytes);
  const names = Object.keys(files);
  const xml = new Map(
    names
      .filter((name) => /\.(xml|rels)$/.test(name))
      .map((name) => {
        const source = strFromU8(files[name] ?? new Uint8Array());
        return [name, { source, elements: readElements(source, name) }];
      }),
  );
  return { xml, names };
}

/** The elements of a part that have a name. */
export const elementsNamed = (opened: OpenedDocx, part: string, name: string): Found[] =>
  (opened.xml.get(part)?.elements ?? []).filter((element) => element.name === name);

const TOKEN = /<\?[^>]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>|([^<]+)/y;

type Reading = { part: string; found: Found[]; open: Found | undefined };

function readElements(source: string, part: string): Found[] {
  const reading: Reading = { part, found: [], open: undefined };
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(source);
    if (!match) throw new Error(`${part} is no XML at ${source.slice(at, at + 60)}`);
    readToken(match, reading);
  }
  if (reading.open) throw new Error(`${part}: ${reading.open.name} does not end.`);
  return reading.found;
}

function readToken([, closed, name, attributes, isEmpty, text]: RegExpExecArray, reading: Reading) {
  const { open, part, found } = reading;
  if (closed !== undefined) {
    if (open?.name !== closed) throw new Error(`${part}: ${closed} ends where it may not.`);
    reading.open = open.parent;
  } else if (name !== undefined) {
    const element = { name, attributes: readAttributes(attributes ?? ''), parent: open, text: '' };
    found.push(element);
    if (!isEmpty) reading.open = element;
  } else if (open) open.text += text ?? '';
}

const readAttributes = (attributes: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(attributes.matchAll(/([\w:]+)="([^"]*)"/g), ([, name, value]) => [name, value]),
  );
