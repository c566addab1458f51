/** What is to be known of a format before it is downloaded, by the format's id. */
export type FormatNotes = ReadonlyMap<string, string>;
