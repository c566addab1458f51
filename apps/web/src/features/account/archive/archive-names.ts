/** Characters that some file system forbids in names, and marks that turn a name around on the screen. */
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
/** Names that Windows keeps for devices, with any ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Four bytes a character at most, a number and an ending stay under the 255 that file systems take. */
const LONGEST = 50;

/** A name without what comes behind its last dot, and that. */
const splitEnding = (name: string): [stem: string, ending: string] => {
  const at = name.lastIndexOf('.');
  return at > 0 ? [name.slice(0, at), name.slice(at)] : [name, ''];
};

/** Names for files of a folder of an archive, as `archiveNames` does, with the endings that they have. */
export function fileNames(names: readonly string[], nameless: string): string[] {
  const split = names.map(splitEnding);
  const stems = archiveNames(
    split.map(([stem]) => stem),
    nameless,
  );
  return stems.map((stem, at) => `${stem}${split[at]?.[1] ?? ''}`);
}

/**
 * A file name, without its ending, for each resume of an archive: safe on every system, and no two alike where
 * capitals make no difference.
 */
export function archiveNames(names: readonly string[], nameless: string): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const safe = safeName(name) || nameless;
    let unique = safe;
    for (let copy = 2; taken.has(keyOf(unique)); copy += 1) unique = `${safe} (${copy})`;
    taken.add(keyOf(unique));
    return unique;
  });
}

/** Some systems store names decomposed, others composed. */
const keyOf = (name: string) => name.normalize('NFC').toLowerCase();

function safeName(name: string): string {
  const short = [
    ...name
      .replace(/\s+/gu, ' ')
      .replace(NOT_IN_FILE_NAMES, '')
      .replace(/^[. ]+/, ''),
  ].slice(0, LONGEST);
  // Windows drops dots and spaces at the end.
  const trimmed = short.join('').replace(/(?<![. ])[. ]+$/, '');
  return trimmed.replace(DEVICE, '$&_');
}
