import type { SheetEntry } from '../../printed/sheet.ts';
import { latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `ESIEEcv`: small capitals, dates over durations at the left, points behind triangles of a symbol font. */
export const esieecv = latexDesign({
  id: 'esieecv',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  sections: ['summary', 'education', 'work', 'skills', 'languages'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\begin{rubrique}{${heading}}
${content}
\end{rubrique}`;
    return tex`\documentclass[a4paper,10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[margin=2cm]{geometry}
\usepackage{amssymb}
\usepackage{ESIEEcv}
\begin{document}
\begin{minipage}[t]{0.5\linewidth}
\textbf{${sheet.name}}\\
${sheet.place}
\end{minipage}\hfill
\begin{minipage}[t]{0.45\linewidth}\raggedleft
${joinedTexts(
  [sheet.phone, sheet.email],
  tex`\\
`,
)}
\end{minipage}

\begin{center}\Large\bfseries ${sheet.label}\end{center}

${sheet.summary}

${section(sheet.education, entry, titled(headings.education))}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.skills, ({ name, members }) => group(name, listed(members)), titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => group(name, listed(members)), titled(headings.languages))}
\end{document}
`;
  },
});

const group = (name: string, members: Tex): Tex => tex`\begin{sousrubrique}
\Competence{${name}}
\Descr{${members}}
\end{sousrubrique}`;

const entry = ({ dates, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\begin{sousrubrique}
${whenText(dates, tex`\Date{${dates}}`)}
\Titre{${title}}
\Lieu{${place === '' ? organization : `${organization}, ${place}`}}
${whenText(grade, tex`\Descr{${grade}}`)}
${lines.map((line) => tex`\Apport{${line.replace(/\.$/, '')}}`)}
\end{sousrubrique}`;
