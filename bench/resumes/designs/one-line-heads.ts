import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Organization, role, place and period stand in one line, in one weight. */
export const oneLineHeads = htmlDesign({
  id: 'one-line-heads',
  split: 'unseen',
  dates: { form: 'wide', dash: ' \u2010 ' },
  css: `
    @page { margin: 18mm; }
    body { font-size: 10pt; } h1 { font-size: 16pt; } h2 { font-size: 10pt; text-transform: uppercase; border-top: 1px solid; padding-top: 1mm; margin: 5mm 0 1mm; }
    .entry { margin-bottom: 2mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}, ${view.resume.basics.label}</h1>
    <div>${contactsOf(view).join(' | ')}</div>
    ${sections(view, USUAL, {
      entry: (entry) => html`<div class="entry">
        <div>${joined([entry.organization, entry.name, entry.place, entry.dates], ' | ')}</div>
        ${details(entry)}
      </div>`,
    })}`,
});
