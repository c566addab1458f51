import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** Posts at one employer stand under its name, which is printed once. */
export const rolesUnderEmployer = htmlDesign({
  id: 'roles-under-employer',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  paper: 'Letter',
  css: `
    @page { margin: 18mm; }
    h1 { font-size: 21pt; } h2 { font-size: 12pt; text-transform: uppercase; border-bottom: 1px solid #000; margin: 5mm 0 2mm; }
    h3 { font-size: 11.5pt; margin-top: 3mm; } h4 { font-size: 10.5pt; font-weight: 600; margin-top: 1mm; }
    .row { display: flex; justify-content: space-between; }`,
  body: (view) => {
    const work = view.entries('work');
    const isSecond = (entry: Entry) => {
      const at = work.findIndex((job) => job === entry || job.points === entry.points);
      return at > 0 && work[at - 1]?.organization === entry.organization;
    };
    return html`
      <h1>${view.resume.basics.name}</h1>
      <p>${contactsOf(view).join(' | ')}</p>
      ${sections(view, USUAL, {
        entry: (entry, part) => html`
          ${part === 'work' && isSecond(entry) ? html`` : html`<h3>${entry.organization}</h3>`}
          <div class="row"><h4>${entry.name}</h4><span>${joined([entry.place, entry.dates], ', ')}</span></div>
          ${details(entry)}`,
      })}`;
  },
});
