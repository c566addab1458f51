import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** A pale column at the right that begins under the header. */
export const rightSidebar = htmlDesign({
  id: 'right-sidebar',
  split: 'unseen',
  dates: { form: 'long', dash: ' - ' },
  paper: 'Letter',
  css: `
    @page { margin: 14mm; }
    header { border-bottom: 3px solid #c60; padding-bottom: 3mm; } h1 { font-size: 27pt; font-weight: 700; }
    .columns { display: grid; grid-template-columns: 1fr 58mm; gap: 7mm; }
    aside { background: #faf3ec; padding: 0 4mm; overflow-wrap: anywhere; font-size: 9.5pt; }
    h2 { font-size: 12.5pt; color: #c60; margin: 5mm 0 1.5mm; } .entry { margin-bottom: 3mm; } .muted { color: #777; }`,
  body: (view) => {
    const { basics } = view.resume;
    const skin = {
      entry: (entry: Entry) => html`<div class="entry">
        <div><b>${entry.organization}</b>${entry.place === '' ? '' : ` | ${entry.place}`}</div>
        <div>${entry.name}</div>
        <div class="muted">${entry.dates}</div>
        ${details(entry)}
      </div>`,
      skills: (groups: typeof view.resume.skills) =>
        html`${groups.map(({ name, keywords }) => html`<p><b>${name}</b></p>${keywords.map((skill) => html`<div>${skill}</div>`)}`)}`,
    };
    return html`
      <header><h1>${basics.name}</h1><div>${basics.label}</div></header>
      <div class="columns">
        <main>${sections(view, ['summary', 'work', 'projects', 'education'], skin)}</main>
        <aside>
          <h2>${view.heading('contact')}</h2>
          <p><b>Tel</b> ${basics.phone}</p><p>${basics.email}</p><p>${view.address}</p>
          ${view.links.map((link) => html`<p>${link}</p>`)}
          ${sections(view, ['skills', 'certificates', 'awards', 'languages', 'interests'], skin)}
        </aside>
      </div>`;
  },
});
