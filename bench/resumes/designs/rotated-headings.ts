import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Titles run upwards at the left of their sections. */
export const rotatedHeadings = htmlDesign({
  id: 'rotated-headings',
  split: 'unseen',
  dates: { form: 'long', dash: '–' },
  css: `
    @page { margin: 15mm; }
    h1 { font-size: 25pt; } section { display: flex; gap: 5mm; border-top: 2px solid #933; padding: 3mm 0; }
    h2 { writing-mode: vertical-rl; transform: rotate(180deg); font-size: 11pt; color: #933; text-align: right; }
    .entry { margin-bottom: 2.5mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${contactsOf(view).join(' | ')}</p>
    ${sections(view, USUAL, {
      section: (title, content) => html`<section><h2>${title}</h2><div>${content}</div></section>`,
      entry: (entry) => html`<div class="entry">
        <div><b>${entry.name}</b>${when(joined([entry.dates, entry.place], ', '), (text) => html` (${text})`)}</div>
        <div>${entry.organization}</div>
        ${details(entry)}
      </div>`,
    })}`,
});
