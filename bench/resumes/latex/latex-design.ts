import type { Sheet } from '../printed/sheet.ts';
import { joinedTexts, type Tex, tex } from './tex.ts';

export type LatexDesign = {
  name: string;
  engine: 'pdflatex' | 'xelatex' | 'lualatex';
  /** How often the engine has to run until places and references stand. */
  passes: 1 | 2;
  source: (sheet: Sheet) => Tex;
};

/** Items of a list, or nothing when there are none. */
export const itemize = (lines: readonly string[], options: Tex = tex``): Tex =>
  lines.length === 0
    ? tex``
    : tex`\begin{itemize}${options}
${lines.map((line) => tex`\item ${line}`)}
\end{itemize}`;

/** A section when it has entries, and nothing otherwise. */
export const section = <T>(
  entries: readonly T[],
  write: (entry: T) => Tex,
  frame: (content: Tex) => Tex,
): Tex => (entries.length === 0 ? tex`` : frame(tex`${entries.map(write)}`));

/** Skills of a group on one line. */
export const listed = (members: readonly string[]): Tex => joinedTexts(members, tex`, `);
