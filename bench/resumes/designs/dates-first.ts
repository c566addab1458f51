import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, sections, USUAL } from '../html/sections.ts';

/** Each entry begins with a line of dates and place, then the employer, then the role. */
export const datesFirst = htmlDesign({
  id: 'dates-first',
  split: 'learn',
  dates: { form: 'digits', dash: ' - ' },
  country: 'none',
  css: `
    @page { margin: 19mm; }
    h1 { font-size: 19pt; text-transform: uppercase; } h2 { font-size: 12pt; color: #1a5; text-transform: uppercase; margin: 6mm 0 1mm; }
    .entry { margin-bottom: 3mm; } .dates { font-size: 9pt; }`,
  prints: { home: 'town' },
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>${view.resume.basics.label}</div>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div class="dates">${entry.dates}${entry.place === '' ? '' : `, ${entry.place}`}</div>
        <div><b>${entry.organization}</b></div>
        <div><i>${entry.name}</i></div>
        ${details(entry)}
      </div>`,
    })}`,
});
