import { extrasOf, personalFacts } from '../html/extras.ts';
import { FORM_LABELS, type FormLabel } from '../html/form-labels.ts';
import { type Html, html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, sections } from '../html/sections.ts';
import type { Entry, View } from '../html/view.ts';
import type { Part } from '../part.ts';

type Cells = readonly (readonly [FormLabel, keyof Entry])[];

const FIELDS: Partial<Record<Part, Cells>> = {
  work: [
    ['employer', 'organization'],
    ['place', 'place'],
    ['position', 'name'],
    ['from', 'start'],
    ['to', 'end'],
  ],
  education: [
    ['school', 'organization'],
    ['qualification', 'name'],
    ['from', 'start'],
    ['to', 'end'],
  ],
  certificates: [
    ['title', 'name'],
    ['issuer', 'organization'],
    ['date', 'dates'],
  ],
  awards: [
    ['title', 'name'],
    ['issuer', 'organization'],
    ['date', 'dates'],
  ],
};

const PARTS: readonly Part[] = [
  'work',
  'education',
  'certificates',
  'awards',
  'skills',
  'languages',
];

const factsOf = ({ language, resume, address, links }: View): [string, string][] => {
  const labels = FORM_LABELS[language];
  const { name, phone, email } = resume.basics;
  const web: [string, string][] = links.map((link) => [labels.web, link]);
  return [
    [labels.name, name],
    ...personalFacts(resume, language),
    [labels.address, address],
    [labels.phone, phone],
    [labels.email, email],
    ...web,
  ];
};

/** An application form: boxed rows of label and value, a shaded row over each section, a row why a job ended. */
export const formRows = htmlDesign({
  id: 'form-rows',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  prints: { parts: PARTS },
  css: `@page { margin: 15mm; } h1 { font-size: 14pt; } table { margin-top: 3mm; } td, th { border: 1px solid #555; padding: 1mm 2mm; } th { background: #cfd8dc; } td:first-child:not([colspan]) { width: 48mm; background: #f3f6f7; }`,
  body: (view) => {
    const labels = FORM_LABELS[view.language];
    const { reasons } = extrasOf(view.resume, view.language);
    const jobs = view.entries('work').map(({ name, start }) => name + start);
    return html`<h1>${view.heading('contact')}</h1>
    <table>${factsOf(view).map(([label, value]) => row(label, html`${value}`))}</table>
    ${sections(view, PARTS, {
      section: (title, content) =>
        html`<table><tr><th colspan="2">${title}</th></tr>${content}</table>`,
      entry: (entry, part) => html`
        ${(FIELDS[part] ?? []).map(([label, key]) => row(labels[label], html`${String(entry[key])}`))}
        ${entry.points.length + entry.text.length > 0 ? row(part === 'education' ? labels.result : labels.duties, details(entry)) : html``}
        ${part === 'work' ? row(labels.reason, html`${reasons[jobs.indexOf(entry.name + entry.start)] ?? ''}`) : html``}`,
      skills: (groups) =>
        html`${groups.map(({ name, keywords }) => row(name, html`${keywords.join(', ')}`))}`,
      languages: (languages) =>
        html`${languages.map(({ language, fluency }) => row(language, html`${fluency}`))}`,
    })}`;
  },
});

const row = (label: string, value: Html): Html => html`<tr><td>${label}</td><td>${value}</td></tr>`;

/** Tables with a head row: from, to, employer, position, duties, reason; studies in another order. */
const COLUMNS: Partial<Record<Part, Cells>> = {
  work: [
    ['from', 'start'],
    ['to', 'end'],
    ['employer', 'organization'],
    ['position', 'name'],
  ],
  education: [
    ['qualification', 'name'],
    ['school', 'organization'],
    ['result', 'text'],
    ['from', 'start'],
    ['to', 'end'],
  ],
  certificates: [
    ['issuer', 'organization'],
    ['title', 'name'],
    ['date', 'dates'],
  ],
  awards: [
    ['date', 'dates'],
    ['title', 'name'],
    ['issuer', 'organization'],
  ],
};

export const formColumns = htmlDesign({
  id: 'form-columns',
  split: 'learn',
  dates: { form: 'digits', dash: ' – ' },
  prints: { parts: PARTS, workPlace: false },
  css: `@page { margin: 14mm; } body { font-size: 9.5pt; } h1 { font-size: 13pt; text-align: center; text-transform: uppercase; } h2 { font-size: 10pt; margin: 4mm 0 1mm; } td, th { border: 1px solid #000; padding: 1mm 1.5mm; } th { font-weight: 400; font-style: italic; }`,
  body: (view) => {
    const labels = FORM_LABELS[view.language];
    const head = (part: Part) =>
      html`<tr>${[...(COLUMNS[part] ?? []).map(([label]) => labels[label]), ...(part === 'work' ? [labels.duties] : [])].map((label) => html`<th>${label}</th>`)}</tr>`;
    const facts = factsOf(view);
    return html`<h1>${view.heading('contact')}</h1>
    <table>${facts.filter((_, at) => at % 2 === 0).map((left, at) => html`<tr>${[left, facts[at * 2 + 1] ?? ['', '']].flat().map((text) => html`<td>${text ?? ''}</td>`)}</tr>`)}</table>
    ${sections(view, PARTS, {
      section: (title, content, part) =>
        html`<h2>${title}</h2>${part in COLUMNS ? html`<table>${head(part)}${content}</table>` : content}`,
      entry: (entry, part) =>
        html`<tr>${(COLUMNS[part] ?? []).map(([, key]) => html`<td>${String(entry[key])}</td>`)}${part === 'work' ? html`<td>${details(entry)}</td>` : html``}</tr>`,
    })}`;
  },
});

/** Labels in bold on the line of their value, several pairs a line. */
export const formPairs = htmlDesign({
  id: 'form-pairs',
  split: 'learn',
  dates: { form: 'day', dash: ' – ' },
  prints: { parts: PARTS },
  css: `@page { margin: 18mm; } body { font-family: "Liberation Serif", serif; font-size: 11pt; } h1 { font-size: 16pt; } h2 { font-size: 12pt; margin: 5mm 0 1mm; border: 1px solid #000; padding: .5mm 2mm; } .entry { margin-bottom: 3mm; } .pairs { display: flex; gap: 10mm; }`,
  body: (view) => {
    const labels = FORM_LABELS[view.language];
    const pair = (label: string, value: string) =>
      value === '' ? html`` : html`<div><b>${label}:</b> ${value}</div>`;
    return html`<h1>${view.resume.basics.name}</h1>
    ${factsOf(view)
      .slice(1)
      .map(([label, value]) => pair(label, value))}
    ${sections(view, PARTS, {
      entry: (entry, part) => html`<div class="entry">
        ${(FIELDS[part] ?? []).filter(([label]) => !['from', 'to'].includes(label)).map(([label, key]) => pair(labels[label], String(entry[key])))}
        ${part === 'work' || part === 'education' ? html`<div class="pairs">${pair(labels.from, entry.start)}${pair(labels.to, entry.end)}</div>` : html``}
        ${details(entry)}</div>`,
    })}`;
  },
});
