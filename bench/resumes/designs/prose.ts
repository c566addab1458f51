import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, joined, sections, USUAL } from '../html/sections.ts';

/** No bullets: each point is a paragraph, and open ends are left open. */
export const prose = htmlDesign({
  id: 'prose',
  split: 'unseen',
  dates: { form: 'short', dash: ' – ' },
  present: '',
  css: `
    @page { margin: 24mm; }
    body { font-family: "TeX Gyre Bonum", "Liberation Serif", serif; font-size: 10pt; }
    h1 { font-size: 17pt; } h2 { font-size: 11pt; font-style: italic; margin: 6mm 0 1.5mm; } .entry { margin-bottom: 3mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div><b>${entry.name}</b></div>
        <div>${joined([entry.organization, entry.place, entry.dates], ', ')}</div>
        ${[entry.text, ...entry.points].map((text) => when(text, (line) => html`<p>${line}</p>`))}
      </div>`,
    })}`,
});
