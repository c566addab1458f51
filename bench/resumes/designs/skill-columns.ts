import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';

/** Skills first, as bullets in three columns; then everything in one. */
export const skillColumns = htmlDesign({
  id: 'skill-columns',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  paper: 'Letter',
  css: `
    @page { margin: 18mm; }
    h1 { text-align: center; font-size: 20pt; } .contact { text-align: center; }
    h2 { text-align: center; font-size: 12pt; background: #dde6ee; margin: 5mm 0 2mm; }
    .skills { columns: 3; } .row { display: flex; justify-content: space-between; margin-top: 2mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div class="contact">${contactsOf(view).join(' • ')}</div>
    ${sections(
      view,
      ['summary', 'skills', 'work', 'education', 'certificates', 'projects', 'awards', 'languages'],
      {
        entry: (entry) => html`
        <div class="row"><b>${joined([entry.organization, entry.place], ', ')}</b><b>${entry.dates}</b></div>
        <div>${entry.name}</div>
        ${details(entry)}`,
        skills: (groups) =>
          html`<ul class="skills">${groups.flatMap(({ keywords }) => keywords).map((skill) => html`<li>${skill}</li>`)}</ul>`,
      },
    )}`,
  prints: {
    parts: [
      'summary',
      'skills',
      'work',
      'education',
      'certificates',
      'projects',
      'awards',
      'languages',
    ],
  },
});
