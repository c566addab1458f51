import type { SheetEntry } from '../../printed/sheet.ts';
import { latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `currvita` in Computer Modern and OT1, where accents are drawn apart from their letters; no bullets. */
export const currvita = latexDesign({
  id: 'currvita',
  split: 'learn',
  dates: { form: 'digits', dash: '--' },
  sections: ['summary', 'work', 'education', 'projects', 'certificates', 'skills', 'languages'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\begin{cvlist}{${heading}}
${content}
\end{cvlist}`;
    return tex`\documentclass[a4paper,11pt]{article}
\usepackage[utf8]{inputenc}
\usepackage[NoDate]{currvita}
\usepackage[margin=2.4cm]{geometry}
\setlength{\cvlabelwidth}{38mm}
\pagestyle{empty}
\begin{document}
\begin{cv}{${sheet.name}}
${section([0], () => tex`\item ${contact(sheet.place, sheet.phone, sheet.email, sheet.website)}`, titled('Contact'))}
${whenText(sheet.summary, titled(headings.summary)(tex`\item ${sheet.summary}`))}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.education, entry, titled(headings.education))}
${section(sheet.projects, entry, titled(headings.projects))}
${section(sheet.certificates, entry, titled(headings.certificates))}
${section(sheet.skills, ({ name, members }) => tex`\item[${name}] ${listed(members)}`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`\item[${name}] ${listed(members)}`, titled(headings.languages))}
\end{cv}
\end{document}
`;
  },
});

const contact = (...values: string[]): Tex => joinedTexts(values, tex`\\ `);

const entry = ({ dates, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\item[{${dates}}] \textbf{${title}}, ${joinedTexts([organization, place, grade], tex`, `)}${whenText(lines.join(''), tex`\\ `)}${joinedTexts(lines, tex`\\ `)}`;
