import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections, USUAL } from '../html/sections.ts';

/** A glyph opens each title and each line of contact, years stand at the right. */
export const iconHeadings = htmlDesign({
  id: 'icon-headings',
  split: 'unseen',
  dates: { form: 'year', dash: '–' },
  paper: 'Letter',
  css: `
    @page { margin: 16mm; }
    h1 { font-size: 28pt; font-weight: 300; } h2 { font-size: 13pt; margin: 5mm 0 2mm; color: #357; }
    .contact { columns: 2; font-size: 9.5pt; } .row { display: flex; justify-content: space-between; margin-top: 2mm; }`,
  body: (view) => {
    const { basics } = view.resume;
    return html`
      <h1>${basics.name}</h1>
      <div>${basics.label}</div>
      <div class="contact">
        <div>✆ ${basics.phone}</div><div>✉ ${basics.email}</div><div>⚑ ${view.address}</div>
        ${view.links.map((link) => html`<div>☍ ${link}</div>`)}
      </div>
      ${sections(view, USUAL, {
        section: (title, content, part) => html`<h2>${GLYPHS[part] ?? '◆'} ${title}</h2>${content}`,
        entry: (entry) => html`
          <div class="row"><span><b>${entry.name}</b>${entry.organization === '' ? '' : ` @ ${entry.organization}`}</span><span>${entry.dates}</span></div>
          <div>${joined([entry.place], '')}</div>
          ${details(entry)}`,
      })}`;
  },
});

const GLYPHS: Record<string, string> = {
  summary: '☺',
  work: '⚒',
  education: '✎',
  skills: '⚙',
  awards: '♛',
  projects: '✦',
  languages: '☊',
};
