import { decodeText } from '../markup/decode-text.ts';
import { type Element, elementsOf, findChild } from '../markup/element.ts';
import { readMarkup } from '../markup/read-markup.ts';
import type { Zip } from '../zip/read-zip.ts';

/** One part of a document and what it points at. */
export type Part = { root: Element; targets: ReadonlyMap<string, Target> };

/** The target of a relationship: a part's name, or an address outside. */
type Target = { type: string; address: string };

/** The name of the part that is the document itself; undefined for a zip of another kind. */
export function findMainPart(zip: Zip): string | undefined {
  const targets = [...readTargets(zip, '').values()];
  const main = targets.find(({ type }) => type === 'officeDocument')?.address;
  const name = main ?? 'word/document.xml';
  return zip.has(name) && /document/.test(name) ? name : undefined;
}

/** A part of the document; undefined where the zip has none of that name. */
export function readDocxPart(zip: Zip, name: string): Part | undefined {
  const root = readXml(zip, name);
  return root && { root, targets: readTargets(zip, name) };
}

/** The outermost element of an XML file of the zip. */
export function readXml(zip: Zip, name: string): Element | undefined {
  const bytes = zip.read(name);
  return bytes && parseXml(bytes);
}

/** The outermost element of XML. */
export const parseXml = (bytes: Uint8Array): Element | undefined =>
  elementsOf(readMarkup(decodeText(bytes), 'xml')).find(({ name }) => !name.startsWith('?'));

/** Relationships by id (ECMA-376 part 2, 9.3), their targets from the root of the zip. */
function readTargets(zip: Zip, part: string): Map<string, Target> {
  const slash = part.lastIndexOf('/');
  const folder = part.slice(0, slash + 1);
  const list = readXml(zip, `${folder}_rels/${part.slice(slash + 1)}.rels`);
  const targets = new Map<string, Target>();
  for (const { name, attributes } of list ? elementsOf(list) : []) {
    const { Id, Type = '', Target = '', TargetMode } = attributes;
    if (name !== 'Relationship' || Id === undefined) continue;
    const address = TargetMode === 'External' ? Target : inZip(folder, Target);
    targets.set(Id, { type: Type.slice(Type.lastIndexOf('/') + 1), address });
  }
  return targets;
}

function inZip(folder: string, target: string): string {
  const path: string[] = [];
  for (const step of (target.startsWith('/') ? target : folder + target).split('/')) {
    if (step === '..') path.pop();
    else if (step !== '' && step !== '.') path.push(step);
  }
  return path.join('/');
}

/** The part that a part leads to by the kind of the relationship. */
export function findTarget(zip: Zip, { targets }: Part, type: string): Part | undefined {
  const target = [...targets.values()].find((each) => each.type === type);
  return target && readDocxPart(zip, target.address);
}

/** The value of a child that has one: `<w:jc w:val="center"/>`. */
export const settingOf = (element: Element | undefined, name: string): string | undefined =>
  findChild(element, name)?.attributes['w:val'];

/** Checks whether a child turns something on; undefined where there is none (ECMA-376 part 1, 17.17.4). */
export function isOn(element: Element | undefined, name: string): boolean | undefined {
  const child = findChild(element, name);
  return child && !['0', 'false', 'off', 'none'].includes(child.attributes['w:val'] ?? '');
}

/** Twentieths of a point as points. */
export function twips(value: string | undefined): number | undefined {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) ? number / 20 : undefined;
}
