import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { bulleted, details, joined, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** A public form of recent years: dates and place, then role and employer in capitals. */
export const workPassport = htmlDesign({
  id: 'work-passport',
  split: 'unseen',
  dates: { form: 'digits', dash: ' – ' },
  css: `
    @page { margin: 0 0 12mm; }
    header { background: #eaf0fb; padding: 10mm 16mm; } main { padding: 2mm 16mm; } h1 { font-size: 22pt; color: #0e4194; }
    h2 { font-size: 11pt; color: #0e4194; text-transform: uppercase; border-bottom: 1px solid #0e4194; margin: 5mm 0 2mm; }
    .role { text-transform: uppercase; color: #0e4194; } .role b { text-transform: uppercase; } .dates { font-size: 9pt; } .entry { margin-bottom: 3mm; }`,
  body: (view) => {
    const { basics } = view.resume;
    const entry = (one: Entry) => html`<div class="entry">
      <div class="dates">${joined([one.dates, one.place], '  ')}</div>
      <div class="role"><b>${one.name}</b>${one.organization === '' ? '' : ` – ${one.organization}`}</div>
      ${details(one)}
    </div>`;
    return html`
      <header>
        <h1>${basics.name}</h1>
        <div>✆ ${basics.phone} | ✉ ${basics.email}</div>
        <div>${view.address}</div>
        ${view.links.map((link) => html`<div>${link}</div>`)}
      </header>
      <main>
        ${sections(
          view,
          [
            'summary',
            'work',
            'education',
            'languages',
            'skills',
            'projects',
            'certificates',
            'awards',
            'interests',
          ],
          {
            entry,
            skills: (groups) =>
              html`${groups.map(({ name, keywords }) => html`<div><b>${name}</b></div><p>${keywords.join(' | ')}</p>`)}`,
            languages: (languages) =>
              bulleted(languages.map(({ language, fluency }) => `${language}: ${fluency}`)),
          },
        )}
      </main>`;
  },
});
