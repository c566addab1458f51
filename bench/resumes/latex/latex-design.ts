import { type Design, PRINTS_ALL, type Prints, type Split } from '../design.ts';
import type { ViewOptions } from '../html/view.ts';
import { LANGUAGES } from '../people/person.ts';
import type { Sheet, SheetSection } from '../printed/sheet.ts';
import { sheetOf } from '../printed/sheet-of.ts';
import { type Engine, runLatex } from './run-latex.ts';
import { joinedTexts, type Tex, tex } from './tex.ts';

type LatexDesign = ViewOptions & {
  id: string;
  split: Split;
  engine: Engine;
  /** The number of times that the engine has to run until places and references stand. */
  passes: 1 | 2;
  sections: readonly SheetSection[];
  prints?: Partial<Prints>;
  source: (sheet: Sheet) => Tex;
};

/** A design that an engine of TeX Live sets. */
export function latexDesign(design: LatexDesign): Design {
  const { id, split, engine, passes, sections, source } = design;
  const prints: Prints = {
    ...PRINTS_ALL,
    dates: design.dates.form === 'year' ? 'year' : 'month',
    parts: sections,
    ...design.prints,
  };
  return {
    id: `tex-${id}`,
    split,
    format: 'pdf',
    producer: engine,
    languages: LANGUAGES,
    needsDates: false,
    prints,
    write: async (person) => runLatex(engine, source(sheetOf(person, design)).tex, passes),
  };
}
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
