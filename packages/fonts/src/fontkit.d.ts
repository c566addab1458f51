/**
 * The part of fontkit used here. Its published types bring all of Node's with them, and this package
 * must not know Node.
 */
declare module 'fontkit' {
  type Glyph = { id: number; advanceWidth: number };
  type Font = {
    unitsPerEm: number;
    characterSet: number[];
    getGlyph: (glyph: number) => Glyph;
    glyphForCodePoint: (codePoint: number) => Glyph;
    layout: (text: string, features: Record<string, boolean>) => { advanceWidth: number };
  };
  export function create(file: Uint8Array): Font;
}
