/**
 * The names of fonts' heavy faces: plain words; Computer Modern's bx; and "Medi", which is the bold of
 * the Times and Helvetica that TeX ships.
 */
const BOLD = /bold|black|heavy|demi|[-,_]bd\b|^(cm|ec|sf|tc)(ss)?bx|cmssdc|nimbus.{0,60}-medi/i;
const ITALIC = /italic|oblique|[-,_]it\b|^(cm|ec|sf)(bx|ss)?(ti|sl|i)\d/i;

/** Bold and italic by the name of a PDF's font, its subset's tag included: "ABCDEF+Carlito-Bold". */
export function fontStyle(name: string): { bold: boolean; italic: boolean } {
  const face = name.replace(/^[A-Z]{6}\+/, '');
  return { bold: BOLD.test(face), italic: ITALIC.test(face) };
}

/** Fonts whose glyphs are pictures, whatever letters they stand at. */
const PICTURES =
  /awesome|phosphor|icomoon|ionicons|fontello|glyphicons|octicons|academicons|typicons|linearicons|lineicons|remixicon|dingbats|webdings|wingdings|marvosym|bbding|fontmfizz|(?:material|bootstrap|feather|tabler|simple|line|themify|carbon|fluent|entypo)[-_ ]?(?:design[-_ ]?)?(?:icons?|symbols)/i;

/** Checks whether the letters of a font are pictures: icons, and the signs that lead items of a list. */
export const isPictureFont = (name: string): boolean => PICTURES.test(name);
