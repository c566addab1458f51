import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Titles and the name are set wide, some with spaces between their letters. */
export const spacedHeadings = htmlDesign({
  id: 'spaced-headings',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 18mm; }
    h1 { letter-spacing: .35em; text-transform: uppercase; font-weight: 400; text-align: center; }
    h2 { letter-spacing: .4em; text-transform: uppercase; font-size: 11pt; font-weight: 400; margin: 7mm 0 2mm; text-align: center; }
    .contact { text-align: center; font-size: 9pt; letter-spacing: .05em; } h3 { font-size: 10.5pt; margin-top: 2mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div class="contact">${contactsOf(view).join('  /  ')}</div>
    ${sections(view, USUAL, {
      section: (title, content, part) => html`<section>
        <h2>${part === 'work' ? [...title].join(' ') : title}</h2>${content}
      </section>`,
      entry: (entry) => html`
        <h3>${joined([entry.name, entry.organization], ' — ')}</h3>
        <div>${joined([entry.dates, entry.place], ', ')}</div>
        ${details(entry)}`,
    })}`,
});
