import { html, when } from '../html/html.ts';
import { allSkills, nameAndLabel, oneColumn } from '../html/page-of.ts';
import { bulleted, contactsOf, details, joined } from '../html/sections.ts';
import type { View } from '../html/view.ts';

const header = (view: View) =>
  html`<header>${nameAndLabel(view)}<div class="contacts">${contactsOf(view).map((contact) => html`<span>${contact}</span>`)}</div></header>`;

/** As web pages are set: rows of flex, the period pushed to the right under a role in CSS capitals. */
export const webFlex = oneColumn({
  id: 'web-flex',
  split: 'learn',
  dates: { form: 'short', dash: ' — ' },
  parts: [
    'summary',
    'work',
    'projects',
    'education',
    'skills',
    'languages',
    'awards',
    'certificates',
    'interests',
  ],
  css: `@page { margin: 14mm; } header { border-left: 3mm solid #e76f51; padding-left: 5mm; } h1 { font-size: 26pt; font-weight: 300; } .contacts { display: flex; flex-wrap: wrap; gap: 1mm 6mm; color: #666; } h2 { font-size: 10pt; color: #e76f51; text-transform: uppercase; letter-spacing: .25em; margin: 6mm 0 2mm; } h3 { font-size: 10.5pt; text-transform: uppercase; letter-spacing: .06em; } .row { display: flex; justify-content: space-between; gap: 4mm; } blockquote { margin: 0; font-style: italic; } .tag { background: #eee; border-radius: 3mm; padding: .5mm 2.5mm; margin: 0 1.5mm 1mm 0; display: inline-block; }`,
  top: header,
  entry: (entry) =>
    html`<div class="row"><h3>${entry.name}</h3><span>${entry.place}</span></div><div class="row"><span>${entry.organization}</span><span>${entry.dates}</span></div>${details(entry)}`,
  skills: (groups) =>
    html`${groups.map(({ name, keywords }) => html`<div class="row"><b>${name}</b><div>${keywords.map((word) => html`<span class="tag">${word}</span> `)}</div></div>`)}`,
});

/** Floated dates before the heads, small capitals, the summary as a quotation under the name. */
export const webFloat = oneColumn({
  id: 'web-float',
  split: 'learn',
  dates: { form: 'turned', dash: ' – ' },
  parts: ['work', 'education', 'projects', 'certificates', 'skills', 'languages'],
  prints: {
    parts: ['summary', 'work', 'education', 'projects', 'certificates', 'skills', 'languages'],
  },
  css: `@page { margin: 18mm; } body { font-family: P052, serif; } h1 { font-variant: small-caps; font-weight: 400; font-size: 24pt; } h2 { font-variant: small-caps; font-weight: 400; font-size: 15pt; border-bottom: 1px dotted #666; margin: 5mm 0 2mm; } .when { float: right; font-style: italic; } .entry { margin-bottom: 2.5mm; } blockquote { margin: 4mm 10mm; font-style: italic; } .skills { list-style: none; padding: 0; } .skills li { float: left; margin-right: 6mm; } section { clear: both; overflow: hidden; }`,
  top: (view) =>
    html`${header(view)}${when(view.resume.basics.summary, (text) => html`<blockquote>“${text}”</blockquote>`)}`,
  entry: (entry) =>
    html`<div class="entry"><span class="when">${entry.dates}</span><b>${entry.organization}</b>${when(entry.place, (text) => html` <small>${text}</small>`)}<div>${entry.name}</div>${details(entry)}</div>`,
  skills: (groups) =>
    html`<ul class="skills">${allSkills(groups).map((word) => html`<li>${word}</li>`)}</ul>`,
});

/** Periods set absolutely in the margin beside heads; the employer, an at sign and the place are grey. */
export const webAbsolute = oneColumn({
  id: 'web-absolute',
  split: 'learn',
  dates: { form: 'iso', dash: ' / ' },
  css: `@page { margin: 15mm; } body { padding-left: 44mm; position: relative; } header { margin-left: -44mm; } h1 { font-size: 30pt; letter-spacing: -.02em; } .contacts span { display: block; } h2 { margin: 6mm 0 2mm; font-size: 16pt; font-weight: 300; color: #2a9d8f; } .entry { position: relative; margin-bottom: 3mm; } .when { position: absolute; left: -44mm; width: 40mm; color: #888; } .muted { color: #888; }`,
  top: header,
  entry: (entry) =>
    html`<div class="entry"><div class="when">${entry.dates}</div><b>${entry.name}</b> <span class="muted">@ ${joined([entry.organization, entry.place], ', ')}</span>${when(entry.text, (text) => html`<p>${text}</p>`)}${bulleted(entry.points)}</div>`,
});

/** The period right above the role, the employer with the town below; "from ... to" months in figures. */
export const datesAbove = oneColumn({
  id: 'dates-above',
  split: 'learn',
  dates: { form: 'day', dash: ' to ' },
  languages: ['en'],
  css: `@page { margin: 20mm; } body { font-family: "Liberation Serif", serif; } h1 { font-size: 16pt; } h2 { font-size: 13pt; margin: 5mm 0 2mm; } .entry { margin-bottom: 3mm; }`,
  entry: (entry) =>
    html`<div class="entry">${when(entry.dates, (text) => html`<div>${text}</div>`)}<div>${entry.name}</div><div>${joined([entry.organization, entry.place], ', ')}</div>${details(entry)}</div>`,
});
