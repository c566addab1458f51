/**
 * The characters of Word's fonts of symbols that have one of their own in Unicode, by their codes in hexadecimal. All others
 * are pictures, and stay in the private range that Word has them in (U+F000 and up).
 */
const SYMBOLS: Record<string, string> = {
  wingdings:
    '28☎ 2a✉ 6c● 6d❍ 6e■ 6f□ 70❐ 71❑ 72❒ 73⬥ 74⧫ 75◆ 76❖ 77⬥ 9e· 9f• a1○ a2⭕ a7▪ a8◻ aa✦ ab★ ac✶ d8➢ dc➲ df← e0→ e8➔ ef⇦ f0⇨ fb✗ fc✓ fd☒ fe☑',
  symbol:
    '2d− 61α 62β 63χ 64δ 65ε 66φ 67γ 68η 6cλ 6dμ 70π 71θ 72ρ 73σ 74τ 77ω 44Δ 53Σ 57Ω a3≤ a5∞ a8♦ ac← ae→ b0° b1± b3≥ b4× b7• b8÷ b9≠ ba≡ bb≈ bc… d7⋅ de⇒ e0◊ e5∑',
};

const TABLES: ReadonlyMap<string, ReadonlyMap<number, string>> = new Map(
  Object.entries(SYMBOLS).map(([font, pairs]) => [
    font,
    new Map(pairs.split(' ').map((pair) => [Number.parseInt(pair, 16), pair.slice(2)])),
  ]),
);

/** The codes of fonts of symbols begin here. */
const PRIVATE = 0xf000;

/** Checks whether the letters of a font are pictures. */
export const isSymbolFont = (font: string | undefined): boolean =>
  /^(?:wingdings(?: [23])?|webdings|symbol)$/i.test(font ?? '');

/** A character of a font of symbols: its own in Unicode, or the private one that stands for the picture. */
export function symbolOf(code: number, font: string | undefined): string {
  const own = code & 0xff;
  const known = TABLES.get((font ?? '').toLowerCase())?.get(own);
  if (known !== undefined || !isSymbolFont(font))
    return known ?? (code > 0x1f && code <= 0xffff ? String.fromCharCode(code) : '');
  return own > 0x20 ? String.fromCharCode(PRIVATE + own) : ' ';
}

/** The letters of a text in a font of symbols. */
export const symbolsOf = (text: string, font: string | undefined): string =>
  Array.from(text, (letter) => symbolOf(letter.codePointAt(0) ?? 0, font)).join('');
