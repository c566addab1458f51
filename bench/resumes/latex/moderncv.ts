import type { Design } from '../design.ts';
import type { Sheet, SheetEntry } from '../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from './latex-design.ts';
import { type Tex, tex, whenText } from './tex.ts';

type Style = Pick<Parameters<typeof latexDesign>[0], 'dates' | 'engine'> & {
  style: string;
  color: string;
};

/** The class `moderncv` in one of its styles. They are much alike, so they all stand on one side of the split. */
export const moderncv = (look: Style): Design =>
  latexDesign({
    id: `moderncv-${look.style}`,
    split: 'learn',
    dates: look.dates,
    sections: [
      'summary',
      'work',
      'education',
      'projects',
      'skills',
      'languages',
      'awards',
      'certificates',
    ],
    engine: look.engine,
    passes: 2,
    source: (sheet) => source(look, sheet),
  });

function source({ style, color }: Style, sheet: Sheet): Tex {
  const { headings } = sheet;
  const titled = (heading: string) => (content: Tex) =>
    tex`\section{${heading}}
${content}`;
  return tex`\documentclass[11pt,a4paper,sans]{moderncv}
\moderncvstyle{${style}}
\moderncvcolor{${color}}
\usepackage[utf8]{inputenc}
\usepackage[scale=0.78]{geometry}
\name{${sheet.given}}{${sheet.family}}
${whenText(sheet.label, tex`\title{${sheet.label}}`)}
${whenText(sheet.place, tex`\address{${sheet.place}}{}{}`)}
${whenText(sheet.phone, tex`\phone[mobile]{${sheet.phone}}`)}
${whenText(sheet.email, tex`\email{${sheet.email}}`)}
${whenText(sheet.website, tex`\homepage{${sheet.website}}`)}
${whenText(sheet.linkedin, tex`\social[linkedin]{${sheet.linkedin.replace(/^.*\//, '')}}`)}
\begin{document}
\makecvtitle
${whenText(sheet.summary, titled(headings.summary)(tex`\cvitem{}{${sheet.summary}}`))}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.education, entry, titled(headings.education))}
${section(sheet.projects, entry, titled(headings.projects))}
${section(sheet.skills, ({ name, members }) => tex`\cvitem{${name}}{${listed(members)}}`, titled(headings.skills))}
${section(sheet.languages, ({ name, members }) => tex`\cvitemwithcomment{${name}}{${listed(members)}}{}`, titled(headings.languages))}
${section(sheet.awards, entry, titled(headings.awards))}
${section(sheet.certificates, entry, titled(headings.certificates))}
\end{document}
`;
}

const entry = ({ dates, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\cventry{${dates}}{${title}}{${organization}}{${place}}{${grade}}{${itemize(lines)}}`;
