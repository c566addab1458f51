import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `curve`: rubrics as long tables with the dates at the left, headings in the middle of the page. */
export const curve = latexDesign({
  id: 'curve',
  split: 'unseen',
  dates: { form: 'digits', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'awards', 'projects', 'skills', 'languages'],
  engine: 'pdflatex',
  passes: 2,
  source: (sheet) => {
    const { headings } = sheet;
    // The class reads a rubric from a file, because its table has to be set twice.
    let rubrics = 0;
    const titled = (heading: string) => (content: Tex) => {
      rubrics += 1;
      return tex`\begin{filecontents*}[overwrite]{rubric${String(rubrics)}.tex}
\begin{rubric}{${heading}}
${content}
\end{rubric}
\end{filecontents*}
\makerubric{rubric${String(rubrics)}}`;
    };
    return tex`\documentclass[a4paper,10pt,english]{curve}
\usepackage[utf8]{inputenc}
\usepackage[T1]{fontenc}
\usepackage{charter}
\usepackage[margin=2cm]{geometry}
\leftheader{\textbf{\Large ${sheet.name}}${whenText(sheet.label, tex`\\ ${sheet.label}`)}}
\rightheader{${joinedTexts([sheet.place, sheet.phone, sheet.email, sheet.website], tex`\\ `)}}
\title{Curriculum Vitae}
\begin{document}
\makeheaders[t]
\maketitle
${whenText(sheet.summary, titled(headings.summary)(tex`\entry*[] ${sheet.summary}`))}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.education, entry, titled(headings.education))}
${section(sheet.awards, entry, titled(headings.awards))}
${section(sheet.projects, entry, titled(headings.projects))}
${section(sheet.skills, ({ name, members }) => tex`\entry*[${name}] ${listed(members)}.`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`\entry*[${name}] ${listed(members)}.`, titled(headings.languages))}
\end{document}
`;
  },
});

const entry = ({ dates, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\entry*[{${dates}}] \textbf{${title}} ${joinedTexts([organization, place, grade], tex`, `)}
${itemize(lines)}`;
