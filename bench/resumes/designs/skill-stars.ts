import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';

/** Skills are rated with stars and languages with bars. */
export const skillStars = htmlDesign({
  id: 'skill-stars',
  split: 'unseen',
  dates: { form: 'short', dash: ' - ' },
  css: `
    @page { margin: 15mm; }
    header { text-align: right; } h1 { font-size: 24pt; } h2 { font-size: 13pt; border-bottom: 2px dotted #639; color: #639; margin: 5mm 0 2mm; }
    .skill { display: flex; justify-content: space-between; width: 80mm; } .stars { color: #fa0; }
    .bar { width: 80mm; height: 2mm; background: #ddd; } .bar div { height: 2mm; background: #639; } .entry { margin-bottom: 3mm; }`,
  body: (view) => html`
    <header><h1>${view.resume.basics.name}</h1>${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}</header>
    ${sections(
      view,
      [
        'summary',
        'skills',
        'languages',
        'work',
        'education',
        'certificates',
        'projects',
        'awards',
        'interests',
      ],
      {
        entry: (entry) => html`<div class="entry">
        <div>${joined([entry.dates, entry.place], ' | ')}</div>
        <div><b>${joined([entry.name, entry.organization], ' – ')}</b></div>
        ${details(entry)}
      </div>`,
        skills: (groups) =>
          html`${groups
            .flatMap(({ keywords }) => keywords)
            .map((skill) => {
              const stars = 2 + (skill.length % 4);
              return html`<div class="skill"><span>${skill}</span><span class="stars">${'★'.repeat(stars)}${'☆'.repeat(5 - stars)}</span></div>`;
            })}`,
        languages: (languages) =>
          html`${languages.map(
            ({ language }, at) =>
              html`<div>${language}</div><div class="bar"><div style="width:${90 - 25 * at}%"></div></div>`,
          )}`,
      },
    )}`,
});
