import type { ParagraphLook, TabStop } from '../flow/flow.ts';
import { type Element, findChild, listChildren } from '../markup/element.ts';
import { isOn, settingOf, twips } from './docx-parts.ts';

/** The properties of a run or a style; what they leave out is inherited. */
export type RunProperties = {
  size?: number;
  bold?: boolean;
  italic?: boolean;
  hidden?: boolean;
};

/** The properties of a paragraph or a style. */
export type ParagraphProperties = Partial<ParagraphLook> & {
  /** From 1. */
  heading?: number | 'none';
  /** The list's number (`'none'` takes it out of one) and the level in it. */
  list?: string;
  level?: number;
};

export function readRunProperties(properties: Element | undefined): RunProperties {
  if (properties === undefined) return {};
  const halfPoints = Number.parseFloat(settingOf(properties, 'w:sz') ?? '');
  return withoutGaps({
    size: Number.isFinite(halfPoints) && halfPoints > 0 ? halfPoints / 2 : undefined,
    bold: isOn(properties, 'w:b'),
    italic: isOn(properties, 'w:i'),
    hidden: isOn(properties, 'w:vanish'),
  });
}

export function readParagraphProperties(properties: Element | undefined): ParagraphProperties {
  if (properties === undefined) return {};
  const spacing = findChild(properties, 'w:spacing')?.attributes;
  const tabs = listChildren(findChild(properties, 'w:tabs'), 'w:tab').flatMap(readTab);
  return withoutGaps({
    ...readIndent(findChild(properties, 'w:ind')),
    align: readAlign(settingOf(properties, 'w:jc')),
    spaceBefore: twips(spacing?.['w:before']),
    spaceAfter: twips(spacing?.['w:after']),
    tabs: tabs.length > 0 ? tabs : undefined,
    runsFromRight: isOn(properties, 'w:bidi'),
    heading: readHeading(settingOf(properties, 'w:outlineLvl')),
    ...readList(findChild(properties, 'w:numPr')),
  });
}

export function readIndent(indent: Element | undefined) {
  const said = indent?.attributes ?? {};
  const hanging = twips(said['w:hanging']);
  return {
    indent: twips(said['w:start'] ?? said['w:left']),
    firstLine: hanging === undefined ? twips(said['w:firstLine']) : -hanging,
  };
}

function readList(numbering: Element | undefined) {
  const number = settingOf(numbering, 'w:numId');
  return {
    list: number === '0' ? 'none' : number,
    level: readNumber(settingOf(numbering, 'w:ilvl')),
  };
}

/** Level 9 is the body's (ECMA-376 part 1, 17.3.1.20). */
function readHeading(level: string | undefined): ParagraphProperties['heading'] {
  const number = readNumber(level);
  if (number === undefined) return undefined;
  return number < 9 ? number + 1 : 'none';
}

function readNumber(value: string | undefined): number | undefined {
  const number = Number.parseInt(value ?? '', 10);
  return Number.isFinite(number) ? number : undefined;
}

function readAlign(value: string | undefined): ParagraphLook['align'] | undefined {
  if (value === undefined) return undefined;
  if (value === 'center') return 'center';
  return value === 'right' || value === 'end' ? 'end' : 'start';
}

function readTab({ attributes }: Element): TabStop[] {
  const at = twips(attributes['w:pos']);
  const kind = attributes['w:val'];
  if (at === undefined || kind === 'clear') return [];
  return [{ at, align: kind === 'decimal' ? 'end' : (readAlign(kind) ?? 'start') }];
}

type WithoutGaps<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns what is said, without what is not: so that one thing said over another keeps the rest. */
export const withoutGaps = <T extends object>(said: T): WithoutGaps<T> =>
  Object.fromEntries(
    Object.entries(said).filter(([, value]) => value !== undefined),
  ) as WithoutGaps<T>;
