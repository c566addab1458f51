export {
  type Face,
  faceByKey,
  isFamilyKnown,
  knownFaces,
  loadFamilies,
} from './faces.ts';
export { type FontFile, readFontFile } from './font-file.ts';
export { createMeasurer, kernerIn, type Measurer, type Shape } from './measurer.ts';
export { facesFor, missingCharacters, type PrintedText, styleKey } from './needed-faces.ts';
