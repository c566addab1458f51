import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Titles of short sections stand in the line that they introduce. */
export const runInHeadings = htmlDesign({
  id: 'run-in-headings',
  split: 'unseen',
  dates: { form: 'short', dash: '-' },
  css: `
    @page { margin: 22mm; }
    body { font-family: "Liberation Serif", serif; font-size: 10.5pt; } h1 { font-size: 15pt; }
    h2 { font-size: 10.5pt; margin: 3mm 0 1mm; } section p { margin-top: 2mm; } .inline h2, .inline > div, .inline p { display: inline; }
    .inline { margin-top: 3mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>${contactsOf(view).join('; ')}</div>
    ${sections(view, USUAL, {
      section: (title, content, part) =>
        ['skills', 'languages', 'interests', 'summary'].includes(part)
          ? html`<div class="inline"><h2>${title}:</h2> ${content}</div>`
          : html`<section><h2>${title}:</h2>${content}</section>`,
      entry: (entry) => html`
        <div>${joined([entry.dates, entry.name, entry.organization, entry.place], ', ')}</div>
        ${details(entry)}`,
      skills: (groups) => html`<p>${groups.flatMap(({ keywords }) => keywords).join('; ')}</p>`,
    })}`,
});
