import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, joined, sections, USUAL } from '../html/sections.ts';

/** Points open with glyphs that somebody typed; another glyph opens each entry. */
export const oddBullets = htmlDesign({
  id: 'odd-bullets',
  split: 'learn',
  dates: { form: 'bare', dash: ' to ' },
  css: `
    @page { margin: 20mm; }
    body { font-family: "DejaVu Serif", serif; font-size: 9.5pt; } h1 { font-size: 17pt; }
    h2 { font-size: 11pt; margin: 5mm 0 1mm; font-weight: 700; } .point { padding-left: 9mm; text-indent: -5mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div>Tel: ${view.resume.basics.phone}</div>
    <div>Email: ${view.resume.basics.email}</div>
    ${contactsOf(view)
      .slice(2)
      .map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      section: (title, content) => html`<h2>${title}:</h2>${content}`,
      entry: (entry) => html`
        <div>❖ ${joined([entry.name, entry.organization, entry.place], ', ')}${entry.dates === '' ? '' : `: ${entry.dates}`}</div>
        ${[entry.text, ...entry.points].filter(Boolean).map((point) => html`<div class="point">✓ ${point}</div>`)}`,
      skills: (groups) =>
        html`${groups.map(({ name, keywords }) => html`<div class="point">➢ ${joined([name, keywords.join(', ')], ' – ')}</div>`)}`,
    })}`,
});
