export type { FitKnob, FitLook } from './fit-knobs.ts';
export { type Fit, type FitChange, fitPages, leastTextSizeOf } from './fit-pages.ts';
export { findSpills, type Spill } from './line-economy.ts';
export { type HiddenPart, whatHasToGo } from './what-has-to-go.ts';
