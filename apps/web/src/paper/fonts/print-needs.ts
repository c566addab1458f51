import { facesFor, missingCharacters, type PrintedText, styleKey } from '@shortlist/fonts';

/** Facts about fonts that must be known before texts can be laid out. */
export type PrintNeeds = {
  /** Keys of the faces that print the texts. */
  faces: readonly string[];
  /** Characters that no face prints, each once. */
  missing: readonly string[];
};

/** One empty list for every keystroke, so that nothing is drawn again for its sake. */
const NONE: readonly string[] = [];

/** Texts of a generation: those of a gallery of designs. */
const MANY = 3000;

/**
 * A function that tells what texts need, and remembers each text of the calls before, until there are many: of a whole
 * resume, a keystroke changes one text, and looking through all of them takes as long as laying out.
 */
export function rememberNeeds(): (texts: readonly PrintedText[]) => PrintNeeds {
  let older = new Map<string, PrintNeeds>();
  let younger = new Map<string, PrintNeeds>();

  function recall(text: PrintedText): PrintNeeds {
    const key = `${styleKey(text)} ${text.text}`;
    const needs = younger.get(key) ?? older.get(key) ?? needsOf(text);
    younger.set(key, needs);
    return needs;
  }

  return (texts) => {
    if (younger.size >= MANY) [older, younger] = [younger, new Map()];
    const all = [...new Set(texts.map(recall))];
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
