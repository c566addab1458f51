import { extrasOf, personalFacts } from '../html/extras.ts';
import { FORM_LABELS } from '../html/form-labels.ts';
import { html, when } from '../html/html.ts';
import { oneColumn } from '../html/page-of.ts';
import { contactsOf, details, joined } from '../html/sections.ts';
import type { View } from '../html/view.ts';

const facts = (view: View) => [
  ...personalFacts(view.resume, view.language),
  ...contactsOf(view).map((contact): [string, string] => ['', contact]),
];

const referees = (view: View) => html`<section><h2>${FORM_LABELS[view.language].references}</h2>
  ${extrasOf(view.resume, view.language).references.map(({ name, role, phone }) => html`<div>${name}, ${role}, ${phone}</div>`)}</section>`;

/** A British CV: the title of the page, personal details with labels, dates at the left, referees. */
export const britishCv = oneColumn({
  id: 'british-cv',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'long', dash: ' to ' },
  parts: [
    'summary',
    'skills',
    'work',
    'education',
    'certificates',
    'awards',
    'languages',
    'interests',
  ],
  css: `@page { margin: 20mm; } h1 { font-size: 18pt; text-align: center; } h2 { font-size: 12pt; margin: 5mm 0 1mm; } .entry { display: grid; grid-template-columns: 46mm 1fr; margin-bottom: 3mm; } .fact { display: grid; grid-template-columns: 46mm 1fr; }`,
  top: (
    view,
  ) => html`<h1>Curriculum Vitae</h1><h1>${view.resume.basics.name}</h1><h2>Personal Details</h2>
    ${facts(view).map(([label, value]) => html`<div class="fact"><b>${label}</b><span>${value}</span></div>`)}`,
  entry: (entry) =>
    html`<div class="entry"><div>${entry.dates}</div><div><b>${entry.organization}</b>${when(entry.place, (text) => html`, ${text}`)}<div>${entry.name}</div>${details(entry)}</div></div>`,
  end: referees,
});

/** A tabular curriculum with a photo, personal data, and place and date for a signature at its end. */
export const germanTable = oneColumn({
  id: 'german-table',
  split: 'learn',
  languages: ['de'],
  dates: { form: 'dots', dash: ' - ', since: true },
  headings: {
    work: ['Beruflicher Werdegang', 'Berufspraxis'],
    education: ['Schule und Studium', 'Ausbildung'],
  },
  parts: ['work', 'education', 'certificates', 'skills', 'languages', 'interests'],
  css: `@page { margin: 22mm; } h1 { font-size: 16pt; letter-spacing: .2em; } h2 { font-size: 11pt; margin: 6mm 0 2mm; color: #345; } .row { display: grid; grid-template-columns: 42mm 1fr; margin-bottom: 1.5mm; } .photo { float: right; width: 32mm; height: 40mm; background: #ccc; } ul { list-style: '- '; padding-left: 3mm; }`,
  top: (
    view,
  ) => html`<div class="photo"></div><h1>Lebenslauf</h1><h2>${view.heading('contact')}</h2>
    <div class="row"><span>Name</span><span>${view.resume.basics.name}</span></div>
    ${facts(view).map(([label, value]) => html`<div class="row"><span>${label}</span><span>${value}</span></div>`)}`,
  entry: (entry) =>
    html`<div class="row"><span>${entry.dates}</span><div><div>${joined([entry.name, entry.organization, entry.place], ', ')}</div>${details(entry)}</div></div>`,
  skills: (groups) =>
    html`${groups.map(({ name, keywords }) => html`<div class="row"><span>${name}</span><span>${keywords.join(', ')}</span></div>`)}`,
  spoken: (languages) =>
    html`${languages.map(({ language, fluency }) => html`<div class="row"><span>${language}</span><span>${fluency}</span></div>`)}`,
  end: (view) =>
    html`<p style="margin-top: 12mm">${view.resume.basics.location.city}, den 14. Oktober 2026</p><p><i>${view.resume.basics.name}</i></p>`,
});

/** A French CV: age and licence beside the name, the title in a box, employers in capitals after the period. */
export const frenchCv = oneColumn({
  id: 'french-cv',
  split: 'learn',
  languages: ['fr'],
  dates: { form: 'long', dash: ' à ' },
  parts: ['summary', 'work', 'education', 'certificates', 'skills', 'languages', 'interests'],
  css: `@page { margin: 16mm; } h1 { font-size: 16pt; } h2 { font-size: 11.5pt; color: #fff; background: #37517e; padding: 1mm 3mm; margin: 4mm 0 2mm; text-transform: uppercase; } .label { border: 1px solid #37517e; text-align: center; font-size: 14pt; padding: 2mm; margin: 3mm 20mm; } .org { text-transform: uppercase; } .entry { margin-bottom: 2mm; }`,
  top: (
    view,
  ) => html`<h1>${view.resume.basics.name}</h1>${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    <div>Permis ${extrasOf(view.resume, view.language).licence} – ${personalFacts(view.resume, view.language)[1]?.join(' ') ?? ''}</div><div class="label">${view.resume.basics.label}</div>`,
  entry: (entry) =>
    html`<div class="entry"><div><u>${entry.dates}</u>${entry.dates === '' ? '' : ' : '}<b>${entry.name}</b></div><div><span class="org">${entry.organization}</span>${entry.place === '' ? '' : ` (${entry.place})`}</div>${details(entry)}</div>`,
});

/** In the manner of the passport of the Union: blue rules, the period in capitals over the role. */
export const unionCv = oneColumn({
  id: 'union-cv',
  split: 'learn',
  dates: { form: 'dots', dash: ' – ' },
  parts: [
    'summary',
    'work',
    'education',
    'languages',
    'skills',
    'certificates',
    'awards',
    'projects',
  ],
  css: `@page { margin: 14mm; } body { font-size: 9.5pt; } h1 { font-size: 20pt; color: #0e4194; } h2 { font-size: 11pt; color: #0e4194; border-bottom: 1px solid #0e4194; text-transform: uppercase; margin: 5mm 0 2mm; } .when { color: #666; text-transform: uppercase; font-size: 8.5pt; } .entry { margin-bottom: 3mm; } .role { font-weight: 700; color: #0e4194; text-transform: uppercase; }`,
  top: (view) =>
    html`<h1>${view.resume.basics.name}</h1><div>${facts(view)
      .map(([label, value]) => joined([label, value], ': '))
      .join(' | ')}</div>`,
  entry: (entry) =>
    html`<div class="entry"><div class="when">${joined([entry.dates, entry.place], ' – ')}</div><div><span class="role">${entry.name}</span> – ${entry.organization}</div>${details(entry)}</div>`,
});
