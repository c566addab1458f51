import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `article` in the manner of `resume.cls`: capitals over a rule, a diamond between the parts of the address. */
export const capitalsRule = latexDesign({
  id: 'capitals-rule',
  split: 'learn',
  dates: { form: 'long', dash: ' - ' },
  sections: ['summary', 'education', 'skills', 'work', 'projects', 'certificates'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\begin{rsection}{${heading}}
${content}
\end{rsection}`;
    return tex`\documentclass[10pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[left=0.75in,right=0.75in,top=0.6in,bottom=0.6in]{geometry}
\usepackage{enumitem}
\pagestyle{empty}
\setlength{\parindent}{0pt}
\newenvironment{rsection}[1]{\medskip\MakeUppercase{\textbf{#1}}\par\smallskip\hrule
\begin{list}{}{\setlength{\leftmargin}{1.5em}}\item[]}{\end{list}}
\begin{document}
\begin{center}
{\huge\bfseries\MakeUppercase{${sheet.name}}}\par\smallskip
${joinedTexts([sheet.phone, sheet.place], tex` $\diamond$ `)}\\
${joinedTexts([sheet.email, sheet.website, sheet.linkedin], tex` $\diamond$ `)}
\end{center}
${whenText(sheet.summary, titled(headings.summary)(tex`${sheet.summary}`))}
${section(sheet.education, study, titled(headings.education))}
${section(sheet.skills, ({ name, members }) => tex`${whenText(name, tex`\textbf{${name}}\quad `)}${listed(members)}\par`, titled(headings.skills))}
${section(sheet.work, job, titled(headings.work))}
${section(sheet.projects, job, titled(headings.projects))}
${section(sheet.certificates, study, titled(headings.certificates))}
\end{document}
`;
  },
});

const points = tex`[label=$\cdot$,itemsep=-0.4em,topsep=0pt]`;

const study = ({ title, organization, dates, grade, lines }: SheetEntry): Tex =>
  tex`{\bf ${organization}} \hfill {\em ${dates}}\\
${joinedTexts([title, ...lines], tex`\\ `)}${whenText(grade, tex` \hfill ${grade}`)}\par`;

const job = ({ title, organization, place, dates, lines }: SheetEntry): Tex =>
  tex`{\bf ${organization || title}} \hfill ${dates}\\
${whenText(organization, tex`{\em ${title}} \hfill {\em ${place}}`)}
${itemize(lines, points)}`;
