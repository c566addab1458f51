import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** A French one: a coloured column at the right with a picture, the address and what one likes. */
export const photoColumn = htmlDesign({
  id: 'photo-column',
  split: 'unseen',
  languages: ['fr'],
  dates: { form: 'shared', dash: ' à ' },
  country: 'none',
  css: `
    @page { margin: 0; }
    body { display: grid; grid-template-columns: 1fr 62mm; min-height: 297mm; font: 10pt/1.35 "Liberation Sans", sans-serif; }
    main { padding: 12mm 8mm 12mm 12mm; } aside { background: #3c6e71; color: #fff; padding: 12mm 6mm; overflow-wrap: anywhere; }
    .photo { width: 36mm; height: 42mm; background: #d9d9d9; margin: 0 auto 6mm; } h1 { font-size: 22pt; color: #284b63; } .label { font-size: 13pt; color: #3c6e71; margin-bottom: 3mm; }
    h2 { font-size: 12pt; text-transform: uppercase; margin: 5mm 0 2mm; } main h2 { color: #3c6e71; border-bottom: 2px solid #3c6e71; }
    .entry { margin-bottom: 3mm; } .when { font-style: italic; color: #555; } aside .when { color: #eee; }`,
  body: (view) => {
    const { basics } = view.resume;
    const skin = {
      entry: (entry: Entry) => html`<div class="entry">
        <div><b>${entry.name}</b>${when(entry.dates, (dates) => html` <span class="when">(${dates})</span>`)}</div>
        <div>${joined([entry.organization, entry.place], ' – ')}</div>
        ${details(entry)}
      </div>`,
      languages: (languages: typeof view.resume.languages) =>
        html`${languages.map(({ language, fluency }) => html`<div>${joined([language, fluency], ' : ')}</div>`)}`,
      skills: (groups: typeof view.resume.skills) =>
        html`<ul>${groups.flatMap(({ keywords }) => keywords).map((skill) => html`<li>${skill}</li>`)}</ul>`,
    };
    return html`
      <main>
        <h1>${basics.name}</h1>
        <div class="label">${basics.label}</div>
        ${when(basics.summary, (text) => html`<p>${text}</p>`)}
        ${sections(view, ['work', 'education', 'certificates', 'projects'], skin)}
      </main>
      <aside>
        <div class="photo"></div>
        <h2>${view.heading('contact')}</h2>
        ${[view.address, basics.phone, basics.email, ...view.links].filter((text) => text !== '').map((text) => html`<div>${text}</div>`)}
        <div>Permis B, véhicule personnel</div>
        ${sections(view, ['skills', 'languages', 'interests'], skin)}
      </aside>`;
  },
  prints: {
    parts: [
      'summary',
      'work',
      'education',
      'certificates',
      'projects',
      'skills',
      'languages',
      'interests',
    ],
    home: 'town',
  },
});
