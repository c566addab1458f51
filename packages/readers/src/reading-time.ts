/** The processor's time that no resume takes, in seconds. */
const MOST_SECONDS = 7;

/** So much longer a clock may say that it takes: others have the processor, too. */
const BY_THE_CLOCK = 4;

/** The measure of a reading's time: its own work, or a clock, where the work cannot be measured or there is none. */
export type ReadingClock = 'processor' | 'clock';

/** Returns how long a reading may take from its first byte on, in seconds. */
export const mostSeconds = (by: ReadingClock): number =>
  by === 'processor' ? MOST_SECONDS : MOST_SECONDS * BY_THE_CLOCK;

/** Checks whether a reading has taken longer than any resume's; `spent` in ms. Callers that stop a reading ask here. */
export const isTooSlow = (spent: number, by: ReadingClock): boolean =>
  spent > mostSeconds(by) * 1000;
