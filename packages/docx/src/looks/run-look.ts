import type { TextStyle } from '@shortlist/document';
import { tag } from '../xml/tag.ts';
import { halfPoints, twips } from '../xml/units.ts';
import { fontsOf } from './fonts.ts';

/** The look of letters. Lengths in the units of the file. */
export type RunLook = {
  /** Id of a stack of `@shortlist/fonts`. */
  family: string;
  bold: boolean;
  italic: boolean;
  capitals: boolean;
  /** Six hexadecimal digits, or "auto": what can be read on the ground. */
  color: string;
  letterSpacing: number;
  size: number;
  rightToLeft: boolean;
};

/** The look of a text style; black is the paper's own color. */
export const runLook = (style: TextStyle): RunLook => ({
  family: style.family,
  bold: style.weight >= 600,
  italic: style.italic ?? false,
  capitals: style.capitals !== undefined,
  color: wordColor(style.color),
  letterSpacing: twips(style.letterSpacing ?? 0),
  size: halfPoints(style.size),
  rightToLeft: false,
});

/** "#1a2b3c" as Word writes it. */
export function wordColor(color: string | undefined): string {
  const digits = color?.slice(1).toUpperCase() ?? '000000';
  return digits === '000000' ? 'auto' : digits;
}

/** Run properties (ECMA-376 part 1, 17.3.2.28) of what is said, for all scripts alike; empty where nothing is. */
export function runProperties(said: Partial<RunLook>, characterStyle?: string): string {
  const { family, bold, italic, capitals, color, letterSpacing, size, rightToLeft } = said;
  const properties = [
    characterStyle === undefined ? '' : tag('w:rStyle', { 'w:val': characterStyle }),
    family === undefined ? '' : fontProperty(family),
    switches(['w:b', 'w:bCs'], bold),
    switches(['w:i', 'w:iCs'], italic),
    switches(['w:caps'], capitals),
    valued(['w:color'], color),
    valued(['w:spacing'], letterSpacing),
    valued(['w:sz', 'w:szCs'], size),
    switches(['w:rtl'], rightToLeft),
  ].join('');
  return properties === '' ? '' : tag('w:rPr', {}, properties);
}

function fontProperty(family: string): string {
  const { latin, complex, eastAsian } = fontsOf(family);
  return tag('w:rFonts', {
    'w:ascii': latin.name,
    'w:hAnsi': latin.name,
    'w:eastAsia': eastAsian.name,
    'w:cs': complex.name,
  });
}

const valued = (names: readonly string[], value: string | number | undefined): string =>
  value === undefined ? '' : names.map((name) => tag(name, { 'w:val': value })).join('');

/** Properties that are on or off. */
export const switches = (names: readonly string[], isOn: boolean | undefined): string =>
  isOn === undefined ? '' : names.map((name) => tag(name, isOn ? {} : { 'w:val': 0 })).join('');
