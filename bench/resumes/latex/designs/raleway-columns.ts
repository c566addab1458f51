import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** Two top-aligned boxes: a narrow one with studies and skills at the left, capitals that are spaced out. */
export const ralewayColumns = latexDesign({
  id: 'raleway-columns',
  split: 'unseen',
  dates: { form: 'quoted', dash: ' – ' },
  sections: ['education', 'skills', 'languages', 'work', 'projects', 'awards'],
  prints: { home: 'none' },
  engine: 'xelatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\cvsection{${heading}}
${content}`;
    return tex`\documentclass[10pt,letterpaper]{article}
\usepackage[margin=0.6in]{geometry}
\usepackage{fontspec,xcolor,enumitem}
\setmainfont[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold]{Raleway}
\newfontfamily\headfont[LetterSpace=18]{Raleway-Light.otf}
\pagestyle{empty}\setlength{\parindent}{0pt}\raggedright
\newcommand{\cvsection}[1]{\bigskip{\headfont\large\MakeUppercase{#1}}\par\smallskip}
\begin{document}
\begin{center}
{\headfont\Huge ${sheet.name}}\par\medskip
{\color{gray}${joinedTexts([sheet.website, sheet.email, sheet.phone], tex` | `)}}
\end{center}
\begin{minipage}[t]{0.31\textwidth}\raggedright
${section(sheet.education, study, titled(headings.education))}
${section(sheet.skills, ({ name, members }) => tex`${whenText(name, tex`\textbf{${name}}\par `)}${joinedTexts(members, tex` \textbullet\ `)}\par\smallskip`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`${name} (${joinedTexts(members, tex`, `)})\par`, titled(headings.languages))}
\end{minipage}\hfill
\begin{minipage}[t]{0.64\textwidth}\raggedright
${section(sheet.work, job, titled(headings.work))}
${section(sheet.projects, project, titled(headings.projects))}
${section(sheet.awards, ({ title, organization, dates }) => tex`\makebox[3.4em][l]{${dates}}${joinedTexts([title, organization], tex`, `)}\par`, titled(headings.awards))}
\end{minipage}
\end{document}
`;
  },
});

const job = ({ title, organization, place, dates, lines }: SheetEntry): Tex =>
  tex`\textbf{\MakeUppercase{${organization}}} {\color{gray}| ${title}}\par
{\small\color{gray}${joinedTexts([dates, place], tex` | `)}}\par
${itemize(lines, tex`[leftmargin=*,nosep]`)}\medskip
`;

const project = ({ title, dates, lines }: SheetEntry): Tex =>
  tex`\textbf{\MakeUppercase{${title}}}${whenText(dates, tex` {\color{gray}| ${dates}}`)}\par
${joinedTexts(lines, tex` `)}\par\medskip
`;

const study = ({ title, organization, dates, grade, lines }: SheetEntry): Tex =>
  tex`\textbf{${organization}}\par
\textsc{${title}}\par
{\small\color{gray}${dates}}\par
${joinedTexts([grade, ...lines], tex`\par `)}\par\smallskip
`;
