import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** The titles of sections stand in a column at the left, what they hold at their right. */
export const labelColumn = htmlDesign({
  id: 'label-column',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  paper: 'Letter',
  css: `
    @page { margin: 18mm; }
    h1 { font-weight: 300; font-size: 26pt; }
    section { display: grid; grid-template-columns: 38mm 1fr; gap: 6mm; border-top: 1px solid #ccc; padding: 3mm 0; }
    h2 { font-size: 10.5pt; text-align: right; color: #06c; }
    h3 { font-size: 10.5pt; } .entry + .entry { margin-top: 3mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${contactsOf(view).join(' · ')}</p>
    ${sections(view, USUAL, {
      section: (title, content) => html`<section><h2>${title}</h2><div>${content}</div></section>`,
      entry: (entry) => html`<div class="entry">
        <h3>${joined([entry.name, entry.organization], ', ')}</h3>
        <div><i>${joined([entry.dates, entry.place], ' | ')}</i></div>
        ${details(entry)}
      </div>`,
    })}`,
});
