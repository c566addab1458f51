import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** Addresses break in a column too narrow for them; words that nobody is to see stand at the end. */
export const narrowColumn = htmlDesign({
  id: 'narrow-column',
  split: 'unseen',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 12mm; }
    body { display: grid; grid-template-columns: 36mm 1fr; gap: 8mm; }
    aside { font-size: 9pt; overflow-wrap: anywhere; border-right: 1px solid #bbb; padding-right: 3mm; }
    h1 { font-size: 22pt; } h2 { font-size: 12pt; margin: 5mm 0 1mm; } .entry { margin-bottom: 3mm; }
    .hidden { color: #fff; font-size: 1px; }`,
  body: (view) => {
    const { basics } = view.resume;
    const skin = {
      entry: (entry: Entry) => html`<div class="entry">
        <div><b>${entry.name}</b>, ${entry.organization}</div>
        <div>${joined([entry.place, entry.dates], ' — ')}</div>
        ${details(entry)}
      </div>`,
      skills: (groups: typeof view.resume.skills) =>
        html`${groups.flatMap(({ keywords }) => keywords).map((skill) => html`<p>${skill}</p>`)}`,
    };
    return html`
      <aside>
        <h2>${view.heading('contact')}</h2>
        <p>${basics.email}</p><p>${basics.phone}</p>${view.links.map((link) => html`<p>${link}</p>`)}<p>${view.address}</p>
        ${sections(view, ['skills', 'languages', 'interests'], skin)}
      </aside>
      <main>
        <h1>${basics.name}</h1><p>${basics.label}</p>
        ${sections(view, ['summary', 'work', 'education', 'projects', 'certificates', 'awards'], skin)}
        <div class="hidden">leadership synergy blockchain director ninja</div>
      </main>`;
  },
});
