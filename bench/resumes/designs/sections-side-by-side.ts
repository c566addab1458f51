import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** Two columns of sections of the same width. */
export const sectionsSideBySide = htmlDesign({
  id: 'sections-side-by-side',
  split: 'learn',
  dates: { form: 'short', dash: ' - ' },
  paper: 'Letter',
  css: `
    @page { margin: 12mm; }
    body { font-size: 9.5pt; } h1 { font-size: 24pt; color: #7a1f3d; }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; }
    h2 { font-size: 12pt; color: #7a1f3d; margin: 4mm 0 1mm; } h3 { font-size: 10pt; margin-top: 2mm; }`,
  body: (view) => {
    const skin = {
      entry: (entry: Entry) => html`
        <h3>${entry.name}</h3>
        <div>${joined([entry.organization, entry.place, entry.dates], ' | ')}</div>
        ${details(entry)}`,
    };
    return html`
      <h1>${view.resume.basics.name}</h1>
      <div>${view.resume.basics.label}</div>
      <div>${contactsOf(view).join('  •  ')}</div>
      <div class="columns">
        <div>${sections(view, ['summary', 'work', 'awards'], skin)}</div>
        <div>${sections(view, ['education', 'skills', 'projects', 'certificates', 'languages', 'interests'], skin)}</div>
      </div>`;
  },
});
