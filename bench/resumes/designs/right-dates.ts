import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, sections, USUAL } from '../html/sections.ts';

/** A column at the right holds the dates and, under them, the place. */
export const rightDates = htmlDesign({
  id: 'right-dates',
  split: 'unseen',
  dates: { form: 'dashed', dash: ' to ' },
  css: `
    @page { margin: 18mm; }
    body { font-family: "TeX Gyre Pagella", "Liberation Serif", serif; font-size: 11pt; }
    h1 { font-size: 23pt; } h2 { font-size: 12pt; text-transform: uppercase; margin: 5mm 0 2mm; }
    .entry { display: grid; grid-template-columns: 1fr 42mm; gap: 5mm; margin-bottom: 3mm; }
    .side { text-align: right; font-style: italic; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>${view.resume.basics.label}</div>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div><b>${entry.name}</b><div>${entry.organization}</div>${details(entry)}</div>
        <div class="side"><div>${entry.dates}</div><div>${entry.place}</div></div>
      </div>`,
    })}`,
});
