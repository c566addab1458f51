import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, sections, USUAL } from '../html/sections.ts';

/** The employer, the place and the dates at the left of an entry; its role and points at the right. */
export const twoCellRows = htmlDesign({
  id: 'two-cell-rows',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 15mm; }
    body { font-family: "TeX Gyre Adventor", sans-serif; font-size: 9.5pt; }
    h1 { font-size: 23pt; } h2 { font-size: 13pt; margin: 6mm 0 2mm; color: #444; }
    .entry { display: grid; grid-template-columns: 48mm 1fr; gap: 6mm; margin-bottom: 3mm; } .muted { color: #888; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>${view.resume.basics.label}</div>
    <div>${contactsOf(view).join(' – ')}</div>
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div><div><b>${entry.organization}</b></div><div>${entry.place}</div><div class="muted">${entry.dates}</div></div>
        <div><div><b>${entry.name}</b></div>${details(entry)}</div>
      </div>`,
    })}`,
});
