import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections } from '../html/sections.ts';

/** Titles in white on dark bars over the whole width, roles at the left of employers. */
export const titleBars = htmlDesign({
  id: 'title-bars',
  split: 'unseen',
  dates: { form: 'quoted', dash: ' - ' },
  paper: 'Letter',
  css: `
    @page { margin: 13mm; }
    h1 { font-size: 20pt; } header { display: flex; justify-content: space-between; } header div { text-align: right; font-size: 9.5pt; }
    h2 { background: #444; color: #fff; font-size: 11pt; padding: 1mm 3mm; margin: 5mm 0 2mm; text-transform: uppercase; }
    .row { display: grid; grid-template-columns: 1fr 1fr 40mm; margin-top: 2mm; } .row :last-child { text-align: right; }`,
  body: (view) => {
    const { basics } = view.resume;
    return html`
      <header>
        <h1>${basics.name}</h1>
        <div>${view.address}<br>${basics.phone}<br>${basics.email}${view.links.map((link) => html`<br>${link}`)}</div>
      </header>
      ${sections(
        view,
        [
          'summary',
          'education',
          'work',
          'projects',
          'awards',
          'certificates',
          'skills',
          'languages',
          'interests',
        ],
        {
          entry: (entry) => html`
          <div class="row"><b>${entry.name}</b><span>${joined([entry.organization, entry.place], ', ')}</span><span>${entry.dates}</span></div>
          ${details(entry)}`,
        },
      )}`;
  },
});
