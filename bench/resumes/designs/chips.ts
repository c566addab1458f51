import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections, USUAL } from '../html/sections.ts';

/** Skills as chips, contacts behind glyphs, in a header over the whole width. */
export const chips = htmlDesign({
  id: 'chips',
  split: 'learn',
  dates: { form: 'quoted', dash: ' – ' },
  country: 'code',
  css: `
    @page { margin: 0 0 10mm; }
    header { background: #f3efe6; padding: 12mm 16mm; display: flex; justify-content: space-between; }
    main { padding: 4mm 16mm; } h1 { font-size: 22pt; } h2 { font-size: 13pt; margin: 5mm 0 2mm; }
    .chip { display: inline-block; border: 1px solid #888; border-radius: 9px; padding: 0 2.5mm; margin: 0 1.5mm 1.5mm 0; }
    .row { display: flex; justify-content: space-between; margin-top: 2.5mm; }`,
  body: (view) => {
    const { basics } = view.resume;
    return html`
      <header>
        <div><h1>${basics.name}</h1><div>${basics.label}</div></div>
        <div>
          <div>✉ ${basics.email}</div><div>☎ ${basics.phone}</div><div>⌂ ${view.address}</div>
          ${view.links.map((link) => html`<div>➤ ${link}</div>`)}
        </div>
      </header>
      <main>
        ${sections(view, USUAL, {
          entry: (entry) => html`
            <div class="row"><b>${entry.name}</b><span>${entry.dates}</span></div>
            <div>${joined([entry.organization, entry.place], ' – ')}</div>
            ${details(entry)}`,
          skills: (groups) =>
            html`${groups.map(
              ({ name, keywords }) =>
                html`<div><b>${name}</b> ${keywords.map((skill) => html`<span class="chip">${skill}</span>`)}</div>`,
            )}`,
        })}
      </main>`;
  },
});
