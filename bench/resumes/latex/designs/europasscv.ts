import type { SheetEntry } from '../../printed/sheet.ts';
import { itemize, latexDesign, listed, section } from '../latex-design.ts';
import { joinedTexts, type Tex, tex, whenText } from '../tex.ts';

/** `europasscv`: the Europass form of 2013, headings and dates in a column at the left. */
export const europasscv = latexDesign({
  id: 'europasscv',
  split: 'learn',
  dates: { form: 'digits', dash: ' – ' },
  sections: [
    'summary',
    'work',
    'education',
    'skills',
    'languages',
    'projects',
    'awards',
    'certificates',
  ],
  engine: 'pdflatex',
  passes: 2,
  source: (sheet) => {
    const { headings } = sheet;
    const titled = (heading: string) => (content: Tex) =>
      tex`\ecvsection{${heading}}
${content}`;
    return tex`\documentclass[english,a4paper,nologo,notitle]{europasscv}
\ecvname{${sheet.name}}
${whenText(sheet.place, tex`\ecvaddress{${sheet.place}}`)}
${whenText(sheet.phone, tex`\ecvmobile{${sheet.phone}}`)}
${whenText(sheet.email, tex`\ecvemail{${sheet.email}}`)}
${whenText(sheet.website, tex`\ecvhomepage{${sheet.website}}`)}
\begin{document}
\begin{europasscv}
\ecvpersonalinfo
${whenText(sheet.summary, tex`\ecvbigitem{${headings.summary}}{${sheet.summary}}`)}
${section(sheet.work, entry, titled(headings.work))}
${section(sheet.education, entry, titled(headings.education))}
${section(sheet.skills, group, titled(headings.skills))}
${section(sheet.languages, group, titled(headings.languages))}
${section(sheet.projects, entry, titled(headings.projects))}
${section(sheet.awards, entry, titled(headings.awards))}
${section(sheet.certificates, entry, titled(headings.certificates))}
\end{europasscv}
\end{document}
`;
  },
});

const group = ({ name, members }: { name: string; members: readonly string[] }): Tex =>
  tex`\ecvblueitem{${name}}{${listed(members)}}`;

const entry = ({ dates, title, grade, organization, place, lines }: SheetEntry): Tex =>
  tex`\ecvtitle{${dates}}{${joinedTexts([title, grade], tex`, `)}}
${whenText(organization + place, tex`\ecvitem{}{${joinedTexts([organization, place], tex`, `)}}`)}
${lines.length > 0 ? tex`\ecvitem{}{${itemize(lines)}}` : tex``}`;
