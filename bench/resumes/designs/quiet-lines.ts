import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { bulleted, contactsOf, joined, sections, USUAL } from '../html/sections.ts';

/** Much white: small grey titles, role and employer joined by a dash, dates below them behind an arrow. */
export const quietLines = htmlDesign({
  id: 'quiet-lines',
  split: 'unseen',
  dates: { form: 'short', dash: ' → ' },
  css: `
    @page { margin: 24mm 30mm; }
    body { font: 9.5pt/1.5 "Lato", "Liberation Sans", sans-serif; color: #222; }
    h1 { font-size: 17pt; font-weight: 500; } h2 { font-size: 8.5pt; color: #999; font-weight: 500; margin: 9mm 0 2mm; }
    .entry { margin-bottom: 4mm; } .when { color: #999; font-size: 8.5pt; } ul { list-style: none; padding: 0; } li::before { content: "– "; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>${view.resume.basics.label}</div>
    <div class="when">${contactsOf(view).join('\u2003')}</div>
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div>${joined([entry.name, entry.organization], ' — ')}</div>
        <div class="when">${joined([entry.dates, entry.place], ', ')}</div>
        ${when(entry.text, (text) => html`<p>${text}</p>`)}${bulleted(entry.points)}
      </div>`,
      skills: (groups) => html`<p>${groups.flatMap(({ keywords }) => keywords).join(' / ')}</p>`,
    })}`,
});
