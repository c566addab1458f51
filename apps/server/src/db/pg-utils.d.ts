/** The part of `pg` that its types leave out; `pg-cursor` uses it too. PGlite speaks the same protocol. */
declare module 'pg/lib/utils.js' {
  /** A value as the protocol takes one: text, bytes or null. */
  export function prepareValue(value: unknown): string | Buffer | null;
}
