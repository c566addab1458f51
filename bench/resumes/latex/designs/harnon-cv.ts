import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `harnon-cv`: a timeline, dates in boxes at the left of a grey rule. */
export const harnonCv = latexDesign({
  id: 'harnon-cv',
  split: 'learn',
  dates: { form: 'year', dash: ' – ' },
  sections: ['summary', 'work', 'education', 'skills'],
  engine: 'pdflatex',
  passes: 1,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\addheadertext{${heading}}

\starttimeline
${content}
\stoptimeline`;
    return tex`\documentclass{harnon-cv}
\usepackage[utf8]{inputenc}
\yourname{${sheet.name}}
\yournumber{${joinedTexts([sheet.phone, sheet.email], tex`\\ `)}}
\youraddress{${sheet.place}}
${whenText(sheet.website, tex`\yourwebsite{${sheet.website}}`)}
${whenText(sheet.summary, tex`\recenthistory{${sheet.summary}}`)}
\begin{document}
\makeatletter\@maketitle\makeatother
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.education, entry, titled(headings.education))}
${section(
  sheet.skills,
  ({ name, members }) => tex`\item \textbf{${name}} ${listed(members)}`,
  (items) => tex`\addheadertext{${headings.skills}}

\begin{itemize}
${items}
\end{itemize}`,
)}
\end{document}
`;
  },
});

const entry = ({ start, end, title, organization, place, grade, lines }: SheetEntry): Tex =>
  tex`\timelineitem{${joinedTexts([start, end], tex` -- `)}}{
\addsubheader{${joinedTexts([title, organization], tex` at `)}}
${joinedTexts([place, grade], tex`, `)}
${itemize(lines)}
}

`;
