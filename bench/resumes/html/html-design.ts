import { type Design, PRINTS_ALL, type Prints, type Split } from '../design.ts';
import { LANGUAGES, type Language } from '../people/person.ts';
import type { Html } from './html.ts';
import { type View, type ViewOptions, viewOf } from './view.ts';

export type HtmlDesign = ViewOptions & {
  id: string;
  split: Split;
  languages?: readonly Language[];
  paper?: 'A4' | 'Letter';
  prints?: Partial<Prints>;
  css: string;
  body: (view: View) => Html;
};

/** A design that is a page of HTML, printed by the browser. */
export function htmlDesign(design: HtmlDesign): Design {
  const { id, split, languages = LANGUAGES, paper = 'A4', css, body } = design;
  const prints: Prints = {
    ...PRINTS_ALL,
    dates: design.dates.form === 'year' ? 'year' : 'month',
    openEnd: design.present === '' ? 'silent' : 'said',
    ...design.prints,
  };
  return {
    id,
    split,
    format: 'pdf',
    producer: 'chromium',
    languages,
    needsDates: false,
    prints,
    write: (person, press) => press.printHtml(pageOf(css, body(viewOf(person, design))), paper),
  };
}

const pageOf = (css: string, { markup }: Html): string =>
  `<!doctype html><meta charset="utf-8"><style>${BASE}${css}</style>${markup}`;

const BASE = `
  * { box-sizing: border-box; }
  body { margin: 0; font: 10.5pt/1.35 "Liberation Sans", sans-serif; color: #222; }
  h1, h2, h3, h4, p, ul, dl, dd { margin: 0; }
  ul { padding-left: 1.2em; }
  table { border-collapse: collapse; width: 100%; }
  td, th { text-align: left; vertical-align: top; padding: 0; }
  a { color: inherit; }
`;
