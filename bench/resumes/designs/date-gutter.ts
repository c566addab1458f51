import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Dates stand in a gutter at the left of what they date. */
export const dateGutter = htmlDesign({
  id: 'date-gutter',
  split: 'learn',
  dates: { form: 'digits', dash: ' – ' },
  css: `
    @page { margin: 20mm; }
    body { font-family: "Liberation Serif", serif; font-size: 11pt; }
    h1 { font-size: 22pt; } h2 { font-size: 13pt; margin: 6mm 0 2mm; border-bottom: 2px solid #333; }
    .entry { display: grid; grid-template-columns: 36mm 1fr; margin-bottom: 2.5mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div>${entry.dates}</div>
        <div>
          <b>${entry.name}</b>
          <div>${joined([entry.organization, entry.place], ', ')}</div>
          ${details(entry)}
        </div>
      </div>`,
    })}`,
});
