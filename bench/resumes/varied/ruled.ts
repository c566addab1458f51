import { FORM_LABELS, type FormLabel } from '../html/form-labels.ts';
import { type Html, html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { oneColumn } from '../html/page-of.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';
import type { Entry, View } from '../html/view.ts';
import type { Part } from '../part.ts';

type Fields = readonly (readonly [FormLabel, (entry: Entry) => Html | string])[];

const employer = ({ organization, place }: Entry): string => joined([organization, place], ', ');

const NAMED: Fields = [
  ['title', ({ name }) => name],
  ['issuer', ({ organization }) => organization],
  ['date', ({ dates }) => dates],
];

const COLUMNS: Partial<Record<Part, Fields>> = {
  work: [
    ['period', ({ dates }) => dates],
    ['position', ({ name }) => name],
    ['employer', employer],
    ['duties', details],
  ],
  education: [
    ['period', ({ dates }) => dates],
    ['school', ({ organization }) => organization],
    ['qualification', ({ name }) => name],
    ['result', details],
  ],
  certificates: NAMED,
};

const PARTS: readonly Part[] = ['summary', 'work', 'education', 'certificates', 'skills'];

const nameOver = (view: View): Html =>
  html`<h1>${view.resume.basics.name}</h1><div class="contact">${contactsOf(view).join(' – ')}</div>`;

/** Ruled tables with centred heads that come again on every page; what is short stands in the middle of its row. */
export const ruledColumns = htmlDesign({
  id: 'ruled-columns',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  prints: { parts: PARTS },
  css: `@page { margin: 16mm; } body { font-family: "Latin Modern Roman", serif; font-size: 10pt; } h1 { font-size: 18pt; text-align: center; } .contact { text-align: center; } h2 { font-size: 12pt; margin: 5mm 0 1.5mm; } td, th { border: .4pt solid #000; padding: 1mm 1.5mm; vertical-align: middle; } th { text-align: center; } tr { break-inside: avoid; }`,
  body: (view) => {
    const labels = FORM_LABELS[view.language];
    const head = (part: Part) =>
      html`<thead><tr>${(COLUMNS[part] ?? []).map(([label]) => html`<th>${labels[label]}</th>`)}</tr></thead>`;
    return html`${nameOver(view)}${sections(view, PARTS, {
      section: (title, content, part) =>
        html`<h2>${title}</h2>${part in COLUMNS ? html`<table>${head(part)}${content}</table>` : content}`,
      entry: (entry, part) =>
        html`<tr>${(COLUMNS[part] ?? []).map(([, cell]) => html`<td>${cell(entry)}</td>`)}</tr>`,
    })}`;
  },
});

const CAPTIONS: Partial<Record<Part, Fields>> = {
  work: [
    ['employer', ({ organization }) => organization],
    ['place', ({ place }) => place],
    ['position', ({ name }) => name],
    ['period', ({ dates }) => dates],
  ],
  education: [
    ['qualification', ({ name }) => name],
    ['school', ({ organization }) => organization],
    ['period', ({ dates }) => dates],
  ],
  certificates: NAMED,
};

const caption = (label: string, value: Html | string): Html =>
  html`<div class="cap">${label}</div><div>${value}</div>`;

/** Boxes with a small label over every value, two fields a row; duties take the whole row. */
export const captionCells = htmlDesign({
  id: 'caption-cells',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  prints: { parts: PARTS },
  css: `@page { margin: 15mm; } h1 { font-size: 16pt; } h2 { font-size: 11pt; background: #ddd; padding: 1mm 2mm; margin: 5mm 0 0; } .box { display: grid; grid-template-columns: 1fr 1fr; border: 1px solid #666; margin-bottom: 3mm; break-inside: avoid; } .box > div { border: .5px solid #999; padding: 1mm 2mm; } .cap { font-size: 7.5pt; color: #555; } .all { grid-column: 1 / 3; }`,
  body: (view) => {
    const labels = FORM_LABELS[view.language];
    return html`${nameOver(view)}${sections(view, PARTS, {
      entry: (entry, part) => html`<div class="box">
        ${(CAPTIONS[part] ?? []).map(([label, cell]) => html`<div>${caption(labels[label], cell(entry))}</div>`)}
        ${when(details(entry).markup, () => html`<div class="all">${caption(part === 'work' ? labels.duties : labels.result, details(entry))}</div>`)}</div>`,
    })}`;
  },
});

/** Labels in grey over their values, three a row and no rules. */
export const labelsOver = htmlDesign({
  id: 'labels-over',
  split: 'learn',
  dates: { form: 'digits', dash: ' – ' },
  prints: { parts: PARTS, workPlace: false },
  css: `@page { margin: 20mm; } body { font-family: "Liberation Serif", serif; } h1 { font-size: 22pt; font-weight: 400; } h2 { font-size: 13pt; margin: 6mm 0 2mm; } .row { display: grid; grid-template-columns: 2fr 2fr 1.3fr; gap: 5mm; } .cap { color: #888; font-size: 8.5pt; text-transform: uppercase; } .entry { margin-bottom: 5mm; }`,
  body: (view) => {
    const labels = FORM_LABELS[view.language];
    return html`${nameOver(view)}${sections(view, PARTS, {
      entry: (entry, part) => html`<div class="entry"><div class="row">
        ${(CAPTIONS[part] ?? []).filter(([label]) => label !== 'place').map(([label, cell]) => html`<div>${caption(labels[label], cell(entry))}</div>`)}</div>
        ${details(entry)}</div>`,
    })}`;
  },
});

/** A ruled table without a head: both years at the left, what was done at the right, one row each. */
export const ruledYears = oneColumn({
  id: 'ruled-years',
  split: 'learn',
  dates: { form: 'digits', dash: ' – ' },
  parts: PARTS,
  top: nameOver,
  css: `@page { margin: 18mm; } h1 { font-size: 15pt; } table { margin-bottom: 4mm; } td, th { border: 1px solid #000; padding: 1.5mm 2mm; } th { background: #eee; } td:first-child:not(:only-child) { width: 34mm; }`,
  section: (title, content) =>
    html`<table><tr><th colspan="2">${title}</th></tr>${content.markup.startsWith('<tr') ? content : html`<tr><td colspan="2">${content}</td></tr>`}</table>`,
  entry: (entry) =>
    html`<tr><td>${entry.dates}</td><td><b>${entry.name}</b><br>${employer(entry)}${details(entry)}</td></tr>`,
});

/** Entries two to a row of a ruled table. */
export const pairedCells = oneColumn({
  id: 'paired-cells',
  split: 'learn',
  dates: { form: 'short', dash: ' to ' },
  parts: PARTS,
  top: nameOver,
  css: `@page { margin: 14mm; } body { font-size: 9.5pt; } h1 { font-size: 20pt; } h2 { font-size: 12pt; margin: 4mm 0 1mm; border-bottom: 2px solid #333; } .pair { display: grid; grid-template-columns: 1fr 1fr; } .pair .entry { border: 1px solid #444; margin: -1px 0 0 -1px; padding: 2mm; } .org { font-style: italic; }`,
  section: (title, content, part) =>
    html`<section><h2>${title}</h2>${part in COLUMNS ? html`<div class="pair">${content}</div>` : content}</section>`,
  entry: (entry) =>
    html`<div class="entry"><div><b>${entry.name}</b></div><div class="org">${employer(entry)}</div><div>${entry.dates}</div>${details(entry)}</div>`,
});

/** Sections and entries with Arabic numbers, "2." and "2.1", points with letters in brackets. */
export const arabicNumbers = htmlDesign({
  id: 'arabic-numbers',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  prints: { parts: PARTS },
  css: `@page { margin: 20mm; } body { font-size: 10pt; } h1 { font-size: 18pt; } h2 { font-size: 12pt; margin: 5mm 0 1mm; } h3 { font-size: 10.5pt; margin-top: 2mm; }`,
  body: (view) => {
    const count = { section: 0, entry: 0 };
    return html`${nameOver(view)}${sections(view, PARTS, {
      section: (title, content) => {
        count.section += 1;
        count.entry = 0;
        return html`<h2>${count.section}. ${title}</h2>${content}`;
      },
      entry: (entry) => {
        count.entry += 1;
        return html`<h3>${count.section + 1}.${count.entry}. ${entry.name}</h3>
        <div>${joined([employer(entry), entry.dates], ' | ')}</div>${when(entry.text, (text) => html`<div>${text}</div>`)}
        ${entry.points.map((point, at) => html`<div>(${String.fromCharCode(97 + at)}) ${point}</div>`)}`;
      },
    })}`;
  },
});
