import { type Element, elementsOf, findChild, listInside, textInside } from '../markup/element.ts';
import { formulaText } from '../markup/formula-text.ts';

export type Drawings = {
  /** The document in a frame, such as a chart or a formula; undefined where it has been read before. */
  readObject: (object: Element) => Element | undefined;
  /** Values of the controls of forms, by their ids. */
  controls: ReadonlyMap<string, string>;
};

/** Returns what a drawing says in the line that it stands in (formulas, controls of forms), and the charts and other documents in it. */
export function listDrawn(
  drawing: Element,
  drawings: Drawings,
): { text: string; charts: Element[] } {
  if (drawing.name === 'draw:control') {
    const value = drawings.controls.get(drawing.attributes['draw:control'] ?? '') ?? '';
    return { text: value && ` ${value} `, charts: [] };
  }
  const objects = objectsIn(drawing).flatMap((object) => drawings.readObject(object) ?? []);
  const isFormula = ({ name }: Element) => /(?:^|:)math$/.test(name);
  return {
    text: objects.filter(isFormula).map(formulaText).join(''),
    charts: objects.filter((object) => !isFormula(object)),
  };
}

/** Text boxes are read as such, with the objects in them. */
const objectsIn = (drawing: Element): Element[] =>
  elementsOf(drawing).flatMap((child) => {
    if (child.name === 'draw:object') return [child];
    return child.name === 'draw:text-box' ? [] : objectsIn(child);
  });

/** Reads the documents in frames: those in the frame itself, and those that stand in files of their own, each once. */
export function objectReader(
  readFile: (name: string) => Element | undefined,
): Drawings['readObject'] {
  const read = new Set<string>();
  return (object) => {
    const href = object.attributes['xlink:href'];
    const name = `${href?.replace(/^\.\//, '').replace(/\/$/, '')}/content.xml`;
    if (href === undefined) return bodyOf(elementsOf(object)[0]);
    if (read.has(name)) return undefined;
    read.add(name);
    return bodyOf(readFile(name));
  };
}

const bodyOf = (document: Element | undefined): Element | undefined =>
  findChild(document, 'office:body') ?? document;

/** Elements of forms that show text, and the attributes that hold it, the first that is there (OpenDocument 1.3, 13.5). */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'form:text': ['form:current-value', 'form:value'],
  'form:textarea': ['form:current-value', 'form:value'],
  'form:formatted-text': ['form:current-value', 'form:value'],
  'form:number': ['form:current-value', 'form:value'],
  'form:date': ['form:current-value', 'form:value'],
  'form:time': ['form:current-value', 'form:value'],
  'form:combobox': ['form:current-value', 'form:value'],
  'form:fixed-text': ['form:label'],
  'form:checkbox': ['form:label'],
  'form:radio': ['form:label'],
  'form:button': ['form:label'],
};

/** The texts of the controls of a document's forms, by their ids. Of the entries of a list those that were chosen. */
export const readControls = (body: Element): ReadonlyMap<string, string> =>
  new Map(
    listInside(body, 'form:form')
      .flatMap(elementsOf)
      .map((control) => [
        control.attributes['form:id'] ?? control.attributes['xml:id'] ?? '',
        shownBy(control),
      ]),
  );

function shownBy(control: Element): string {
  const { name, attributes } = control;
  if (name === 'form:listbox') {
    const chosen = elementsOf(control).filter(
      (option) =>
        (option.attributes['form:current-selected'] ?? option.attributes['form:selected']) ===
        'true',
    );
    return chosen.map((option) => option.attributes['form:label'] ?? '').join(', ');
  }
  const said = SHOWN[name]?.map((attribute) => attributes[attribute]).find(Boolean);
  return said ?? listInside(control, 'text:p').map(textInside).join(' ');
}
