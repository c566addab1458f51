import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, section } from '../latex-design.ts';
import { joined, joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** Two columns of `paracol`: work at the left, a sidebar at the right; icons of Font Awesome before values. */
export const firaSidebar = latexDesign({
  id: 'fira-sidebar',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  sections: ['work', 'projects', 'summary', 'skills', 'languages', 'education', 'awards'],
  engine: 'lualatex',
  passes: 2,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\cvsection{${heading}}
${content}`;
    return tex`\documentclass[10pt,a4paper]{article}
\usepackage[margin=1.4cm]{geometry}
\usepackage{paracol,fontawesome5,xcolor,enumitem,fontspec}
\setmainfont{FiraSans}[Extension=.otf,UprightFont=*-Book,BoldFont=*-SemiBold,ItalicFont=*-BookItalic]
\definecolor{accent}{HTML}{7A1F3D}
\pagestyle{empty}\setlength{\parindent}{0pt}\columnratio{0.64}\setlength{\columnsep}{2em}
\newcommand{\cvsection}[1]{\bigskip{\color{accent}\Large\bfseries\MakeUppercase{#1}}\\[-1ex]{\color{accent}\rule{\linewidth}{1.5pt}}\par\smallskip}
\begin{document}
{\Huge\bfseries ${sheet.name}}\par\smallskip
{\color{accent}\large ${sheet.label}}\par\smallskip
${joined(
  [
    whenText(sheet.email, tex`\faAt\ ${sheet.email}`),
    whenText(sheet.phone, tex`\faPhone*\ ${sheet.phone}`),
    whenText(sheet.place, tex`\faMapMarker*\ ${sheet.place}`),
    whenText(sheet.website, tex`\faLink\ ${sheet.website}`),
    whenText(sheet.linkedin, tex`\faLinkedin\ ${sheet.linkedin}`),
  ],
  tex`\quad `,
)}
\begin{paracol}{2}
${section(sheet.work, job, titled(headings.work))}
${section(sheet.projects, job, titled(headings.projects))}
\switchcolumn
${whenText(sheet.summary, titled(headings.summary)(tex`${sheet.summary}\par`))}
${section(sheet.skills, ({ name, members }) => tex`${whenText(name, tex`\textbf{${name}}\par `)}{\raggedright ${members.map((member) => tex`\fbox{\strut ${member}} `)}\par}`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`\textbf{${name}}\hfill ${joinedTexts(members, tex`, `)}\par`, titled(headings.languages))}
${section(sheet.education, study, titled(headings.education))}
${section(sheet.awards, ({ title, organization, dates }) => tex`\faTrophy\ \textbf{${title}}\par ${joinedTexts([organization, dates], tex`, `)}\par`, titled(headings.awards))}
\end{paracol}
\end{document}
`;
  },
});

const facts = (dates: string, place: string): Tex =>
  joined(
    [
      whenText(dates, tex`\faCalendar[regular]\ ${dates}`),
      whenText(place, tex`\faMapMarker*\ ${place}`),
    ],
    tex`\hfill `,
  );

const job = ({ title, organization, place, dates, lines }: SheetEntry): Tex =>
  tex`{\large ${title}}\par
${whenText(organization, tex`{\bfseries\color{accent}${organization}}\par`)}
{\small ${facts(dates, place)}}\par
${itemize(lines, tex`[leftmargin=*,nosep]`)}\medskip
`;

const study = ({ title, organization, dates, grade, lines }: SheetEntry): Tex =>
  tex`\textbf{${title}}\par
${joinedTexts([organization, grade], tex`\par `)}\par
{\small ${facts(dates, '')}}\par
${joinedTexts(lines, tex`\par `)}\par\medskip
`;
