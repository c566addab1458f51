import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';

/** A page as people type it: one serif face, underlined titles, a job as one sentence with its dates in words. */
export const typedLetter = htmlDesign({
  id: 'typed-letter',
  split: 'unseen',
  dates: { form: 'long', dash: ' – ' },
  css: `
    @page { margin: 25mm 25mm 20mm; }
    body { font: 12pt/1.25 "Liberation Serif", serif; color: #000; }
    h1 { font-size: 16pt; text-align: center; } .contact { text-align: center; margin-bottom: 4mm; }
    h2 { font-size: 12pt; text-decoration: underline; margin: 5mm 0 1mm; } .entry { margin-bottom: 3mm; }
    ul { margin: 0; padding-left: 10mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <div class="contact">${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}</div>
    ${sections(
      view,
      [
        'summary',
        'education',
        'certificates',
        'work',
        'awards',
        'skills',
        'languages',
        'interests',
      ],
      {
        entry: (entry) => html`<div class="entry">
          <p><b>${joined([entry.organization, entry.place], ', ')}</b>${when(entry.dates, (dates) => html`, ${dates}`)}</p>
          <p><i>${entry.name}</i></p>
          ${details(entry)}
        </div>`,
        skills: (groups) => html`<p>${groups.flatMap(({ keywords }) => keywords).join('; ')}.</p>`,
      },
    )}`,
  prints: {
    parts: [
      'summary',
      'education',
      'certificates',
      'work',
      'awards',
      'skills',
      'languages',
      'interests',
    ],
  },
});
