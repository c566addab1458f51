import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** As drawing sites set them: a band with a round picture and the name, a narrow column below it at the left. */
export const photoBand = htmlDesign({
  id: 'photo-band',
  split: 'unseen',
  dates: { form: 'short', dash: ' - ' },
  css: `
    @page { margin: 0; }
    body { font: 9.5pt/1.4 "TeX Gyre Adventor", "Liberation Sans", sans-serif; color: #3b3b3b; }
    header { background: #e8dcd0; display: flex; align-items: center; gap: 10mm; padding: 10mm 14mm; }
    .photo { width: 30mm; height: 30mm; border-radius: 50%; background: #b9a48f; }
    h1 { font-size: 27pt; letter-spacing: .08em; text-transform: uppercase; font-weight: 400; line-height: 1.1; }
    header p { letter-spacing: .2em; text-transform: uppercase; font-size: 10pt; }
    .columns { display: grid; grid-template-columns: 56mm 1fr; } aside { padding: 4mm 6mm 8mm 14mm; overflow-wrap: anywhere; border-right: 1px solid #b9a48f; }
    main { padding: 4mm 14mm 8mm 8mm; } h2 { font-size: 11pt; letter-spacing: .15em; text-transform: uppercase; margin: 5mm 0 2mm; color: #8a6d52; }
    .entry { margin-bottom: 3.5mm; } .role { font-weight: bold; text-transform: uppercase; font-size: 9pt; } .where { color: #777; }`,
  body: (view) => {
    const skin = {
      entry: (entry: Entry) => html`<div class="entry">
        <div class="role">${entry.name}</div>
        <div class="where">${[entry.organization, entry.place, entry.dates].filter(Boolean).join(' | ')}</div>
        ${details(entry)}
      </div>`,
      skills: (groups: typeof view.resume.skills) =>
        html`${groups.map(
          ({ name, keywords }) => html`${when(name, (text) => html`<div><b>${text}</b></div>`)}
          ${keywords.map((skill) => html`<div>${skill}</div>`)}`,
        )}`,
      languages: (languages: typeof view.resume.languages) =>
        html`${languages.map(
          ({ language, fluency }) =>
            html`<div>${language}${when(fluency, (text) => html` – ${text}`)}</div>`,
        )}`,
    };
    return html`
      <header><div class="photo"></div><div><h1>${view.resume.basics.name}</h1><p>${view.resume.basics.label}</p></div></header>
      <div class="columns">
        <aside>
          <h2>${view.heading('contact')}</h2>
          ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
          ${sections(view, ['education', 'skills', 'languages', 'interests'], skin)}
        </aside>
        <main>${sections(view, ['summary', 'work', 'projects', 'certificates', 'awards'], skin)}</main>
      </div>`;
  },
});
