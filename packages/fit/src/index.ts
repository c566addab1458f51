export type { FitKnob, FitLook } from './fit-knobs.ts';
export { type FittedLetter, fitLetter, withWholeLook } from './fit-letter.ts';
export { type Fit, type FitChange, fitPages, leastTextSizeOf } from './fit-pages.ts';
export { type HiddenPart, type HideablePart, hideableParts } from './hideable-parts.ts';
export { findSpills, type Spill } from './line-economy.ts';
export { leastHidden, whatHasToGo } from './what-has-to-go.ts';
