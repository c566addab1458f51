import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Entries stand side by side, two in a row. */
export const entryGrid = htmlDesign({
  id: 'entry-grid',
  split: 'unseen',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 15mm; }
    h1 { font-size: 25pt; } h2 { font-size: 13pt; border-left: 4px solid #48a; padding-left: 3mm; margin: 6mm 0 2mm; }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm 9mm; }
    .muted { color: #48a; font-size: 9.5pt; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>${contactsOf(view).join('   ')}</div>
    ${sections(view, USUAL, {
      section: (title, content, part) =>
        html`<section><h2>${title}</h2>${
          ['work', 'education', 'projects', 'certificates', 'awards'].includes(part)
            ? html`<div class="grid">${content}</div>`
            : content
        }</section>`,
      entry: (entry) => html`<div>
        <div><b>${entry.name}</b></div>
        <div>${joined([entry.organization, entry.place], ', ')}</div>
        <div class="muted">${entry.dates}</div>
        ${details(entry)}
      </div>`,
    })}`,
});
