/** Words before the name of a person. */
const PERSON =
  /(?<!\p{L})(?:I['’]m|I am|name is|[Ii]ch bin|[Jj]e suis|m['’]appelle|[Ss]oy|llamo|[Ss]ou|[Ss]ono|[Ii]k ben|[Ff]rau|[Hh]errn?|[Mm]rs?\.?|[Mm]s\.?|[Mm]me|M\.|[Dd]r\.?|[Dd]ott(?:\.ssa|\.)|[Ss]ra?\.|[Mm]evrouw|[Aa]sk for|[Cc]all|[Cc]ontact(?:o|persoon)?:?|[Aa]nsprechpartner(?:in)?:?|[Tt]o|[Mm]ail|[Bb]ij|[Bb]ei|[Bb]y|[Mm]it|[Ll]eads?|[Rr]egards,?|[Gg]r(?:ü|u)(?:ß|ss)e,?|[Cc]heers,?|[Bb]est,?|[Tt]hanks,?)\s(\p{Lu}\p{L}+(?: (?:(?:van|von|de|der|den) ){0,2}\p{Lu}[\p{L}-]+)?)/gu;

/** Lists the names of persons that a text names as such: whom to ask, who signs. */
export const listPersons = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(PERSON), ([, person = '']) => person));
