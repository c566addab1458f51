import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, sections } from '../html/sections.ts';

/** As career offices of colleges hand them out: organization and place, role and dates, on two lines that reach both margins. */
export const careerOffice = htmlDesign({
  id: 'career-office',
  split: 'unseen',
  paper: 'Letter',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 16mm 18mm; }
    body { font: 11pt/1.25 "TeX Gyre Termes", "Liberation Serif", serif; color: #000; }
    header { text-align: center; } h1 { font-size: 18pt; } h2 { font-size: 11pt; text-align: center; text-transform: uppercase; margin: 4mm 0 1mm; }
    .line { display: flex; justify-content: space-between; gap: 6mm; } .entry { margin-bottom: 2mm; } .entry:empty { display: none; }`,
  body: (view) => html`
    <header><h1>${view.resume.basics.name}</h1><div>${contactsOf(view).join(' • ')}</div></header>
    ${sections(
      view,
      [
        'education',
        'work',
        'projects',
        'awards',
        'certificates',
        'skills',
        'languages',
        'interests',
      ],
      {
        entry: (entry) =>
          entry.organization === ''
            ? html`<div class="entry"><div class="line"><b>${entry.name}</b><span>${entry.dates}</span></div>${details(entry)}</div>`
            : html`<div class="entry">
                <div class="line"><b>${entry.organization}</b><span>${entry.place}</span></div>
                <div class="line"><i>${entry.name}</i><span>${entry.dates}</span></div>
                ${details(entry)}
              </div>`,
      },
    )}`,
  prints: {
    parts: [
      'education',
      'work',
      'projects',
      'awards',
      'certificates',
      'skills',
      'languages',
      'interests',
    ],
  },
});
