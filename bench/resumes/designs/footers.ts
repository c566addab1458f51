import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Every page ends with the name and its number; contacts stand there and nowhere else. */
export const footers = htmlDesign({
  id: 'footers',
  split: 'learn',
  dates: { form: 'bare', dash: ' - ' },
  css: `
    @page { margin: 18mm 18mm 20mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
    tfoot td { font-size: 8pt; text-align: center; border-top: 1px solid #999; padding-top: 2mm; }
    h1 { font-size: 24pt; } h2 { font-size: 13pt; color: #555; margin: 7mm 0 2mm; } .entry { margin-bottom: 4mm; }`,
  // The foot of a table is printed on every page that the table runs over.
  body: (view) => html`<table>
    <tfoot><tr><td>${joined([view.resume.basics.name, ...contactsOf(view)], ' · ')}</td></tr></tfoot>
    <tbody><tr><td>
      <h1>${view.resume.basics.name}</h1>
      <p>${view.resume.basics.label}</p>
      ${sections(view, USUAL, {
        entry: (entry) => html`<div class="entry">
          <div><b>${entry.name}</b>${entry.dates === '' ? '' : ` (${entry.dates})`}</div>
          <div>${joined([entry.organization, entry.place], ', ')}</div>
          ${details(entry)}
        </div>`,
      })}
    </td></tr></tbody>
  </table>`,
});
