import { facesFor, missingCharacters, type PrintedText, styleKey } from '@shortlist/fonts';

/** What must be known of fonts before texts can be laid out. */
export type PrintNeeds = {
  /** Keys of the faces that print the texts. */
  faces: readonly string[];
  /** Characters that no face prints, each once. */
  missing: readonly string[];
};

/** One empty list for every keystroke, so that nothing is drawn again for its sake. */
const NONE: readonly string[] = [];

/**
 * A function that tells what texts need, and remembers each text of the call before: of a whole
 * resume, a keystroke changes one text, and looking through all of them takes as long as laying out.
 */
export function rememberNeeds(): (texts: readonly PrintedText[]) => PrintNeeds {
  let known = new Map<string, PrintNeeds>();

  return (texts) => {
    const current = new Map<string, PrintNeeds>();
    for (const text of texts) {
      const key = `${styleKey(text)} ${text.text}`;
      current.set(key, known.get(key) ?? needsOf(text));
    }
    known = current;
    const all = [...current.values()];
    const missing = union(all.map((needs) => needs.missing));
    return {
      faces: union(all.map((needs) => needs.faces)),
      missing: missing.length > 0 ? missing : NONE,
    };
  };
}

const needsOf = (text: PrintedText): PrintNeeds => ({
  faces: facesFor([text]).map(({ key }) => key),
  missing: missingCharacters([text]),
});

const union = (lists: (readonly string[])[]) => [...new Set(lists.flat())];
