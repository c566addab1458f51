import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Titles have numbers and two colours, so that each is two runs of text. */
export const numbered = htmlDesign({
  id: 'numbered',
  split: 'unseen',
  dates: { form: 'digits', dash: '-' },
  css: `
    @page { margin: 20mm; }
    body { counter-reset: part; } h1 { font-size: 18pt; } h2 { font-size: 12.5pt; counter-increment: part; margin: 6mm 0 2mm; }
    h2::before { content: counter(part) ". "; } h2 b { color: #b00; font-size: 14pt; } h2 { font-weight: 400; }
    .row { display: flex; gap: 6mm; } .row span { color: #666; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${contactsOf(view).join(', ')}</p>
    ${sections(view, USUAL, {
      section: (title, content) => html`<section>
        <h2><b>${title.slice(0, 3)}</b>${title.slice(3)}</h2>${content}
      </section>`,
      entry: (entry) => html`
        <div class="row"><b>${joined([entry.name, entry.organization], ', ')}</b><span>${entry.dates}</span></div>
        <div><i>${entry.place}</i></div>
        ${details(entry)}`,
    })}`,
});
