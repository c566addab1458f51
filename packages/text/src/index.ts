export {
  baseLevel,
  type Direction,
  embeddingLevels,
  isRightToLeft,
  mirrored,
  visualOrder,
} from './bidi.ts';
export { cleanText } from './clean-text.ts';
export { escapeMarkup } from './escape-markup.ts';
