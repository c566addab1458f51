import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Every page ends with the name and its number; contacts stand there too. */
export const footers = htmlDesign({
  id: 'footers',
  split: 'learn',
  dates: { form: 'bare', dash: ' - ' },
  css: `
    @page { margin: 18mm 18mm 26mm; @bottom-right { content: counter(page) " / " counter(pages); font: 8pt sans-serif; } }
    footer { position: fixed; bottom: -4mm; left: 0; right: 0; font-size: 8pt; text-align: center; border-top: 1px solid #999; }
    h1 { font-size: 24pt; } h2 { font-size: 13pt; color: #555; margin: 7mm 0 2mm; } .entry { margin-bottom: 4mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${view.resume.basics.label}</p>
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div><b>${entry.name}</b>${entry.dates === '' ? '' : ` (${entry.dates})`}</div>
        <div>${joined([entry.organization, entry.place], ', ')}</div>
        ${details(entry)}
      </div>`,
    })}
    <footer>${joined([view.resume.basics.name, ...contactsOf(view)], ' · ')}</footer>`,
});
