import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';

/** The name over two lines, and contact, skills and studies in a column at its left. */
export const splitName = htmlDesign({
  id: 'split-name',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 14mm; }
    body { display: grid; grid-template-columns: 58mm 1fr; gap: 8mm; font-family: "TeX Gyre Heros", sans-serif; font-size: 10pt; }
    h1 { font-size: 28pt; line-height: 1; } h1 span { display: block; font-weight: 300; }
    h2 { font-size: 11pt; text-transform: uppercase; letter-spacing: .12em; border-bottom: 1.5px solid #222; margin: 6mm 0 2mm; }
    aside { overflow-wrap: anywhere; } .entry { margin-bottom: 3mm; } .muted { color: #888; }`,
  body: (view) => {
    const [given = '', ...family] = view.resume.basics.name.split(' ');
    const skin = {
      entry: (entry: Parameters<typeof details>[0]) => html`<div class="entry">
        <div class="muted">${entry.dates}</div>
        <div><b>${entry.name}</b></div>
        <div>${joined([entry.organization, entry.place], ' / ')}</div>
        ${details(entry)}
      </div>`,
    };
    return html`
      <aside>
        <h2>${view.heading('contact')}</h2>
        ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
        ${sections(view, ['education', 'skills', 'languages', 'certificates', 'interests'], skin)}
      </aside>
      <main>
        <h1><span>${given}</span> ${family.join(' ')}</h1>
        <div>${view.resume.basics.label}</div>
        ${sections(view, ['summary', 'work', 'projects', 'awards'], skin)}
      </main>`;
  },
});
