import type { SheetEntry } from '../../printed/sheet.ts';
import { latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `europecv`: the older European form, a label at the left of every value ("Dates", "Employer"). */
export const europecv = latexDesign({
  id: 'europecv',
  split: 'unseen',
  dates: { form: 'long', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'skills', 'languages'],
  engine: 'pdflatex',
  passes: 2,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\ecvsection{${heading}}
${content}`;
    return tex`\documentclass[helvetica,notitle,nologo,a4paper,english]{europecv}
\usepackage[T1]{fontenc}
\usepackage{graphicx}
\usepackage{nameref}
\ecvname{${sheet.name}}
\ecvaddress{${sheet.place}}
\ecvtelephone{${sheet.phone}}
\ecvemail{${sheet.email}}
\ecvhomepage{${sheet.website}}
\begin{document}
\begin{europecv}
\ecvpersonalinfo[10pt]
${whenText(sheet.summary, tex`\ecvitem[10pt]{\large\textbf{${headings.summary}}}{${sheet.summary}}`)}
${section(sheet.work, (job) => form(job, 'Position held', 'Employer'), titled(headings.work))}
${section(sheet.education, (study) => form(study, 'Qualification', 'Organisation'), titled(headings.education))}
${section(sheet.skills, ({ name, members }) => tex`\ecvitem[4pt]{${name}}{${listed(members)}}`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`\ecvitem[4pt]{${name}}{${listed(members)}}`, titled(headings.languages))}
\end{europecv}
\end{document}
`;
  },
});

function form(entry: SheetEntry, title: string, organization: string): Tex {
  const rows: [string, Tex, string][] = [
    ['Dates', tex`${entry.dates}`, entry.dates],
    [title, tex`${entry.title}`, entry.title],
    [organization, joinedTexts([entry.organization, entry.place], tex`, `), entry.organization],
    ['Main activities', joinedTexts(entry.lines, tex`\newline `), entry.lines.join('')],
    ['Grade', tex`${entry.grade}`, entry.grade],
  ];
  const filled = rows.filter(([, , text]) => text !== '');
  return tex`${filled.map(
    ([label, value], at) =>
      tex`\ecvitem[${at + 1 === filled.length ? '10pt' : '1pt'}]{${label}}{${value}}`,
  )}`;
}
