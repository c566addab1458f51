import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `article` with `titlesec`: employers bold, roles in small capitals under them, places and dates at the right; a footer. */
export const smallCapsRole = latexDesign({
  id: 'small-caps-role',
  split: 'unseen',
  dates: { form: 'bare', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'certificates', 'awards', 'skills'],
  engine: 'xelatex',
  passes: 2,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\section*{${heading}}
${content}`;
    return tex`\documentclass[11pt,a4paper]{article}
\usepackage[margin=1.8cm]{geometry}
\usepackage{fontspec,xcolor,enumitem,titlesec,fancyhdr,lastpage}
\setmainfont{EBGaramond}[Extension=.otf,UprightFont=*-Regular,BoldFont=*-Bold,ItalicFont=*-Italic]
\definecolor{accent}{HTML}{C0392B}
\titleformat{\section}{\Large\bfseries}{}{0pt}{}[{\color{gray}\titlerule[0.8pt]}]
\setlength{\parindent}{0pt}
\pagestyle{fancy}\fancyhf{}\renewcommand{\headrulewidth}{0pt}
\fancyfoot[C]{\small\textsc{${sheet.name}~~·~~Curriculum Vitae}}\fancyfoot[R]{\small\thepage}
\begin{document}
\begin{center}
{\fontsize{30}{34}\selectfont ${sheet.given} \textbf{${sheet.family}}}\par\smallskip
{\color{accent}\textsc{${sheet.label}}}\par
{\itshape ${sheet.place}}\par
{\small ${joinedTexts([sheet.phone, sheet.email, sheet.website, sheet.linkedin], tex` | `)}}
\end{center}
${whenText(sheet.summary, titled(headings.summary)(tex`${sheet.summary}\par`))}
${section(sheet.work, job, titled(headings.work))}
${section(sheet.education, study, titled(headings.education))}
${section(sheet.certificates, honour, titled(headings.certificates))}
${section(sheet.awards, honour, titled(headings.awards))}
${section(sheet.skills, ({ name, members }) => tex`\makebox[3.2cm][r]{\textbf{${name}}}\quad\parbox[t]{12.5cm}{${listed(members)}}\par`, titled(headings.skills))}
\end{document}
`;
  },
});

const job = ({ title, organization, place, dates, lines }: SheetEntry): Tex =>
  tex`\textbf{${organization}} \hfill {\color{accent}\itshape ${place}}\par
{\small\textsc{${title}} \hfill \textit{${dates}}}\par
${itemize(lines, tex`[nosep]`)}\medskip
`;

const study = ({ title, organization, dates, grade, lines }: SheetEntry): Tex =>
  tex`\textbf{${organization}}\par
{\small\textsc{${title}} \hfill \textit{${dates}}}\par
${itemize(
  [grade, ...lines].filter((line) => line !== ''),
  tex`[nosep]`,
)}\medskip
`;

const honour = ({ title, organization, dates }: SheetEntry): Tex =>
  tex`\makebox[2.4cm][l]{${dates}}\textbf{${title}}${whenText(organization, tex`, ${organization}`)}\par`;
