import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, joined, sections, USUAL } from '../html/sections.ts';

/** One face and one size; titles in capitals, hyphens for bullets. */
export const typewriter = htmlDesign({
  id: 'typewriter',
  split: 'learn',
  dates: { form: 'iso', dash: ' - ' },
  css: `
    @page { margin: 22mm; }
    body { font-family: "Liberation Mono", monospace; font-size: 9.5pt; }
    h1, h2 { font-size: 9.5pt; font-weight: 400; text-transform: uppercase; } h2 { margin: 5mm 0 2mm; }
    .point { padding-left: 4mm; text-indent: -4mm; } .entry { margin-bottom: 3mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div>${joined([entry.dates, entry.name], '  ')}</div>
        <div>${joined([entry.organization, entry.place], ', ')}</div>
        ${when(entry.text, (text) => html`<div>${text}</div>`)}
        ${entry.points.map((point) => html`<div class="point">- ${point}</div>`)}
      </div>`,
    })}`,
});
