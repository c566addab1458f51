import { extrasOf } from '../html/extras.ts';
import { html, when } from '../html/html.ts';
import { allSkills, lineHead, oneColumn } from '../html/page-of.ts';
import { details, joined } from '../html/sections.ts';

/** An academic CV: studies first, years hanging at the left, publications after the sections. */
export const academic = oneColumn({
  id: 'academic',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'year', dash: '–' },
  parts: ['education', 'work', 'awards', 'projects', 'certificates', 'skills', 'languages'],
  headings: {
    work: ['Academic and Professional Appointments', 'Positions Held', 'Appointments'],
    awards: ['Grants and Fellowships', 'Distinctions'],
    projects: ['Research Projects'],
    certificates: ['Professional Memberships and Certificates'],
  },
  css: `@page { margin: 22mm; } body { font-family: "Latin Modern Roman", serif; font-size: 11pt; } h1 { font-size: 16pt; font-weight: 400; } h2 { font-size: 12pt; font-variant: small-caps; font-weight: 400; margin: 6mm 0 2mm; } .entry { padding-left: 26mm; text-indent: -26mm; margin-bottom: 2mm; } .entry ul, .entry p { text-indent: 0; } .year { display: inline-block; width: 26mm; text-indent: 0; }`,
  entry: (entry) =>
    html`<div class="entry"><span class="year">${entry.dates}</span>${joined([entry.name, entry.organization, entry.place], ', ')}.${details(entry)}</div>`,
  end: (view) =>
    html`<h2>Publications</h2>${extrasOf(view.resume, view.language).publications.map((text) => html`<p class="entry">${text}</p>`)}`,
});

/** A federal resume: one fact a line, hours and pay, labels within the line. */
export const federal = oneColumn({
  id: 'federal',
  split: 'learn',
  languages: ['en'],
  paper: 'Letter',
  dates: { form: 'digits', dash: ' - ' },
  parts: ['summary', 'work', 'education', 'certificates', 'awards', 'skills'],
  headings: {
    work: ['WORK EXPERIENCE'],
    certificates: ['JOB RELATED TRAINING'],
    awards: ['HONORS, AWARDS'],
    skills: ['ADDITIONAL INFORMATION'],
  },
  css: `@page { margin: 25mm; } body { font-family: "Nimbus Roman", serif; font-size: 11.5pt; } h1 { font-size: 13pt; } h2 { font-size: 11.5pt; margin: 5mm 0 2mm; } .entry { margin-bottom: 4mm; }`,
  entry: (
    entry,
    part,
  ) => html`<div class="entry"><div><b>${entry.organization}</b></div>${when(entry.place, (text) => html`<div>${text}</div>`)}
    ${when(entry.dates, (text) => html`<div>${part === 'work' ? 'Dates Employed: ' : 'Completed: '}${text}</div>`)}
    ${part === 'work' ? html`<div>Hours per week: 40</div><div>Position Title: ${entry.name}</div><div>Duties, Accomplishments and Related Skills:</div>` : html`<div>${entry.name}</div>`}${details(entry)}</div>`,
});

/** A functional CV: skills fill the page, jobs and studies follow in a line each. */
export const functional = oneColumn({
  id: 'functional',
  split: 'learn',
  dates: { form: 'year', dash: ' - ' },
  parts: ['summary', 'skills', 'awards', 'work', 'education', 'certificates', 'languages'],
  css: `@page { margin: 20mm; } h1 { font-size: 20pt; text-align: center; } .label, .contact { text-align: center; } h2 { font-size: 12pt; text-align: center; border-top: 1px solid #000; border-bottom: 1px solid #000; margin: 5mm 0 2mm; } ul { columns: 2; } .entry ul { columns: 1; }`,
  skills: (groups) =>
    html`${groups.map(({ name, keywords }) => html`${when(name, (text) => html`<div><b>${text}</b></div>`)}<ul>${allSkills([{ keywords }]).map((skill) => html`<li>${skill}</li>`)}</ul>`)}`,
  entry: lineHead((entry) =>
    joined([entry.name, joined([entry.organization, entry.place], ', '), entry.dates], ', '),
  ),
});
