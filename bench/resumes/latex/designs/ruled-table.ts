import type { SheetEntry } from '../../printed/sheet.ts';
import { latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `longtable` with ruled cells: a row for a job, what was done in the last cell; Computer Modern in OT1. */
export const ruledTable = latexDesign({
  id: 'ruled-table',
  split: 'unseen',
  dates: { form: 'iso', dash: ' to ' },
  sections: ['summary', 'education', 'work', 'certificates', 'skills'],
  engine: 'pdflatex',
  passes: 2,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\section{${heading}}
\begin{longtable}{|p{2.9cm}|p{4.6cm}|p{8.1cm}|}
\hline
${content}
\end{longtable}`;
    return tex`\documentclass[a4paper,10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[margin=2cm]{geometry}
\usepackage{longtable}
\setlength{\parindent}{0pt}
\begin{document}
{\Large\bf ${sheet.name}}

\begin{tabular}{@{}ll}
${[
  ['Address', sheet.place],
  ['Telephone', sheet.phone],
  ['E-mail', sheet.email],
]
  .filter(([, value]) => value !== '')
  .map(([label = '', value = '']) => tex`${label}: & ${value} \\`)}
\end{tabular}

${whenText(
  sheet.summary,
  tex`\section{${headings.summary}}
${sheet.summary}`,
)}
${section(sheet.education, row, titled(headings.education))}
${section(sheet.work, row, titled(headings.work))}
${section(sheet.certificates, row, titled(headings.certificates))}
${section(
  sheet.skills,
  ({ name, members }) => tex`${whenText(name, tex`${name}: `)}${listed(members)}\par`,
  (content) => tex`\section{${headings.skills}}
${content}`,
)}
\end{document}
`;
  },
});

const row = ({ dates, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`${dates} & {\bf ${title}}\newline ${joinedTexts([organization, place], tex`, `)} & ${joinedTexts(
    [grade, ...lines.map((line) => `– ${line}`)],
    tex`\newline `,
  )} \\ \hline`;
