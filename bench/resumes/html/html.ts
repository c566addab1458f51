/** Markup; made by `html`, so that words of a resume never become tags. */
export type Html = { markup: string };

type Piece = string | number | Html | readonly Piece[];

/** A template whose strings are escaped, whose lists are joined and whose markup stays. */
export function html(texts: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  const markup = texts.map((text, at) => text + markupOf(pieces[at] ?? '')).join('');
  return { markup };
}

/** Markup where there is something to show, and nothing otherwise. */
export const when = (text: string, make: (text: string) => Html): Html =>
  text === '' ? { markup: '' } : make(text);

function markupOf(piece: Piece): string {
  if (typeof piece === 'number') return String(piece);
  if (typeof piece === 'string') return escapeText(piece);
  return 'markup' in piece ? piece.markup : piece.map(markupOf).join('');
}

const escapeText = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
