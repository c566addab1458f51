import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** The years of an entry stand one above the other at its left. */
export const stackedYears = htmlDesign({
  id: 'stacked-years',
  split: 'learn',
  dates: { form: 'year', dash: ' ' },
  css: `
    @page { margin: 16mm; }
    header { text-align: center; margin-bottom: 6mm; } h1 { font-size: 20pt; letter-spacing: 1px; }
    h2 { font-size: 12pt; background: #eee; padding: 1mm 2mm; margin: 5mm 0 2mm; }
    .entry { display: flex; gap: 5mm; margin-bottom: 3mm; } .years { width: 18mm; text-align: center; color: #a33; }`,
  body: (view) => html`
    <header>
      <h1>${view.resume.basics.name}</h1>
      <div>${contactsOf(view).join(' | ')}</div>
    </header>
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div class="years"><div>${entry.start}</div><div>${entry.end}</div></div>
        <div>
          <div><b>${joined([entry.organization, entry.place], ', ')}</b></div>
          <div>${entry.name}</div>
          ${details(entry)}
        </div>
      </div>`,
    })}`,
});
