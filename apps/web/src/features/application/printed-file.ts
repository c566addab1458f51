/** A place that is not filled in, and where it stands. */
type Blank = { label: string; location: string };

/** The file, with what is not filled in on it; or the characters that no font here has. */
export type PrintedFile =
  | { ok: true; file: File; blanks: readonly Blank[] }
  | { ok: false; missing: readonly string[] };
