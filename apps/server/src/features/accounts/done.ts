/** Answer of a call that has nothing to give back. */
export const DONE = { status: true as const };
