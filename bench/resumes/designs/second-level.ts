import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, joined, sections, USUAL } from '../html/sections.ts';

/** Entries are items of a list themselves, and their points a list inside it. */
export const secondLevel = htmlDesign({
  id: 'second-level',
  split: 'unseen',
  dates: { form: 'shared', dash: ' - ' },
  css: `
    @page { margin: 20mm; }
    h1 { font-size: 20pt; } h2 { font-size: 12.5pt; margin: 6mm 0 1mm; text-decoration: underline; }
    ul ul { list-style: "– "; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${contactsOf(view).join(' • ')}</p>
    ${sections(view, USUAL, {
      entry: (entry) => html`<ul><li>
        <b>${joined([entry.name, entry.organization], ', ')}</b>
        ${when(joined([entry.place, entry.dates], ', '), (text) => html`(${text})`)}
        <ul>${[entry.text, ...entry.points].filter(Boolean).map((point) => html`<li>${point}</li>`)}</ul>
      </li></ul>`,
    })}`,
});
