import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `tucv`: headings on grey bars, the employer above the jobs held there, dates stacked at the right. */
export const tucv = latexDesign({
  id: 'tucv',
  split: 'unseen',
  dates: { form: 'short', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'skills', 'awards'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\resheading{${heading}}

${content}`;
    return tex`\documentclass[letterpaper,10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[pagesetup]{tucv}
\begin{document}
\begin{center}
{\LARGE\bfseries ${sheet.name}}\\
${joinedTexts([sheet.place, sheet.phone, sheet.email], tex` $\bullet$ `)}
\end{center}
${whenText(sheet.summary, titled(headings.summary)(tex`\resentrysinglecol{${sheet.summary}}`))}
${section(sheet.work, job, titled(headings.work))}
${section(sheet.education, study, titled(headings.education))}
${section(
  sheet.skills,
  ({ name, members }) => tex`\resdesc{${name}:}{${listed(members)}}

`,
  titled(headings.skills),
)}
${section(
  sheet.awards,
  ({ title, organization, dates }) => tex`\resentry{\textbf{${title}}, ${organization}}{${dates}}

`,
  titled(headings.awards),
)}
\end{document}
`;
  },
});

const job = ({ title, organization, place, start, end, lines }: SheetEntry): Tex =>
  tex`\resemployer[${place}]{${organization}}{}

\resjob{${title}}{${start}}{${end}}

\ressubentrysinglecol{${itemize(lines)}}

`;

const study = ({ title, organization, place, end, grade, lines }: SheetEntry): Tex =>
  tex`\resschool[${place}]{${organization}}{${end}}

\ressubentrysinglecol{${joinedTexts([title, grade, ...lines], tex`\newline `)}}

`;
