import type { SheetEntry } from '../../printed/sheet.ts';
import { latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `CV`: small capitals of Computer Modern under a rule, dates as labels of a list. */
export const cvSty = latexDesign({
  id: 'cv-sty',
  split: 'unseen',
  dates: { form: 'long', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'awards', 'skills', 'languages'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\section*{${heading}}
\begin{CV}
${content}
\end{CV}`;
    return tex`\documentclass[a4paper,11pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[margin=2.5cm]{geometry}
\usepackage{CV}
\setlength{\parindent}{0pt}
\pagestyle{plain}
\begin{document}
\begin{center}
{\huge\scshape ${sheet.name}}\\[2mm]
${joinedTexts([sheet.place, sheet.phone, sheet.email], tex` \textbullet\ `)}
\end{center}
${whenText(
  sheet.summary,
  tex`\section*{${headings.summary}}
${sheet.summary}`,
)}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.education, entry, titled(headings.education))}
${section(sheet.awards, entry, titled(headings.awards))}
${section(sheet.skills, ({ name, members }) => tex`\item[${name}] ${listed(members)}`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`\item[${name}] ${listed(members)}`, titled(headings.languages))}
\end{document}
`;
  },
});

const entry = ({ start, end, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\item[{\parbox[t]{77pt}{\raggedright ${joinedTexts([start, end], tex` --\\ `)}}}] \textit{${title}} ${joinedTexts(
    [organization, place, grade],
    tex`, `,
  )}${lines.map((line) => tex`\\ -- ${line}`)}`;
