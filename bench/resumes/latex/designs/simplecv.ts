import type { SheetEntry } from '../../printed/sheet.ts';
import { latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `simplecv`: italic labels in a wide left margin, the name between two address blocks. */
export const simplecv = latexDesign({
  id: 'simplecv',
  split: 'unseen',
  dates: { form: 'year', dash: '–' },
  sections: ['summary', 'education', 'work', 'certificates', 'languages', 'skills'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\section{${heading}}
\begin{topic}
${content}
\end{topic}`;
    return tex`\documentclass[a4paper,11pt,plain]{simplecv}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{mathpazo}
\leftheader{${joinedTexts([sheet.place, sheet.website], tex`\\ `)}}
\rightheader{${joinedTexts([sheet.phone, sheet.email], tex`\\ `)}}
\title{${sheet.name}}
\begin{document}
\maketitle
${whenText(
  sheet.summary,
  tex`\section{${headings.summary}}
${sheet.summary}`,
)}
${section(sheet.education, entry, titled(headings.education))}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.certificates, entry, titled(headings.certificates))}
${section(sheet.languages, ({ name, members }) => tex`\item[${name}] ${listed(members)}`, titled(headings.languages))}
${section(sheet.skills, ({ name, members }) => tex`\item[${name}] ${listed(members)}`, titled(headings.skills))}
\end{document}
`;
  },
});

const entry = ({ dates, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\item[${dates}] \textsc{${organization}}${whenText(place, tex`, ${place}`)}

${joinedTexts([title, grade], tex`, `)}${lines.map(
  (line) => tex`

-- ${line}`,
)}`;
