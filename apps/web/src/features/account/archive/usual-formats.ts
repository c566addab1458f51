/** Ids of the formats that every resume of an archive is in where nobody has chosen. Apart from what makes the archive, which comes late. */
export const USUAL_FORMATS: readonly string[] = ['pdf', 'json'];
