/** Note on a file that would be downloaded: how much of it comes back when it is read again. */
export type FormatNote =
  /** Something does not come back; the text says how much. */
  | { kind: 'loss'; text: string }
  | { kind: 'whole' }
  /** It is being read. */
  | { kind: 'running' };

/** Notes by the id of the format. A format without one has not been read. */
export type FormatNotes = ReadonlyMap<string, FormatNote>;
