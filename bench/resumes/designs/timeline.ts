import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** A line with dots runs along the entries. */
export const timeline = htmlDesign({
  id: 'timeline',
  split: 'unseen',
  dates: { form: 'short', dash: ' → ' },
  css: `
    @page { margin: 16mm; }
    h1 { color: #264; } h2 { font-size: 14pt; color: #264; margin: 6mm 0 3mm; }
    .entry { border-left: 2px solid #9b9; padding: 0 0 3mm 6mm; position: relative; }
    .entry::before { content: "●"; position: absolute; left: -5.5px; top: -2px; color: #264; }
    .when { font-size: 9pt; font-weight: 700; color: #264; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${view.resume.basics.label}</p>
    <p>${contactsOf(view).join(' | ')}</p>
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div class="when">${entry.dates}</div>
        <div><b>${entry.name}</b></div>
        <div>${joined([entry.organization, entry.place], ' · ')}</div>
        ${details(entry)}
      </div>`,
    })}`,
});
