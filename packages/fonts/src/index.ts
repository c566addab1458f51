export { FACES, type Face, faceByKey } from './faces.ts';
export { type FontFile, readFontFile } from './font-file.ts';
export { createMeasurer, type Measurer, type Shape } from './measurer.ts';
export { facesFor, missingCharacters, type PrintedText, styleKey } from './needed-faces.ts';
