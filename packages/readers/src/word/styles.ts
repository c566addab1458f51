import { headingNamed } from '../flow/heading-named.ts';
import { type Element, findChild, listChildren } from '../markup/element.ts';
import { settingOf } from './docx-parts.ts';
import {
  type ParagraphProperties,
  type RunProperties,
  readParagraphProperties,
  readRunProperties,
} from './properties.ts';

/** A style with all that it inherits. */
export type Style = {
  /** As Word shows it: "heading 1", "Title". */
  name: string;
  run: RunProperties;
  paragraph: ParagraphProperties;
};

export type Styles = {
  /** The properties that every paragraph begins with. */
  defaults: Pick<Style, 'run' | 'paragraph'>;
  byId: ReadonlyMap<string, Style>;
  /** Of paragraphs that name none. */
  normal?: Style;
};

/** The styles of a document, each with those it is based on worked in. */
export function readStyles(root: Element | undefined): Styles {
  const elements = new Map<string, Element>();
  for (const style of listChildren(root, 'w:style')) {
    const id = style.attributes['w:styleId'];
    if (id !== undefined) elements.set(id, style);
  }
  const byId = new Map<string, Style>();
  for (const id of elements.keys()) resolve(id, { elements, byId, above: new Set() });
  const normal = [...elements].find(([, { attributes }]) => isNormal(attributes))?.[0];
  const found = normal === undefined ? undefined : byId.get(normal);
  return { defaults: readDefaults(root), byId, ...(found && { normal: found }) };
}

const isNormal = (attributes: Element['attributes']) =>
  attributes['w:type'] === 'paragraph' && /^(1|true|on)$/.test(attributes['w:default'] ?? '');

function readDefaults(root: Element | undefined): Styles['defaults'] {
  const defaults = findChild(root, 'w:docDefaults');
  const run = findChild(findChild(defaults, 'w:rPrDefault'), 'w:rPr');
  const paragraph = findChild(findChild(defaults, 'w:pPrDefault'), 'w:pPr');
  return { run: readRunProperties(run), paragraph: readParagraphProperties(paragraph) };
}

type Resolving = {
  elements: ReadonlyMap<string, Element>;
  byId: Map<string, Style>;
  /** Styles on the way, lest one is based on itself. */
  above: Set<string>;
};

function resolve(id: string, resolving: Resolving): Style | undefined {
  const known = resolving.byId.get(id);
  const element = resolving.elements.get(id);
  if (known || element === undefined || resolving.above.has(id)) return known;
  resolving.above.add(id);
  const base = resolve(settingOf(element, 'w:basedOn') ?? '', resolving);
  const name = settingOf(element, 'w:name') ?? id;
  const level = headingNamed(name);
  const style = {
    name,
    run: { ...base?.run, ...readRunProperties(findChild(element, 'w:rPr')) },
    paragraph: {
      ...base?.paragraph,
      ...(level !== undefined && { heading: level }),
      ...readParagraphProperties(findChild(element, 'w:pPr')),
    },
  };
  resolving.byId.set(id, style);
  return style;
}
