import { type Html, html } from '../html/html.ts';
import { lineHead, oneColumn } from '../html/page-of.ts';
import { bulleted, details, joined } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

const RUN_IN = `h2, h2 + .entry, h2 + .entry > .head, h2 + p { display: inline; }
  h2 + .entry > ul, h2 + .entry > p { margin-top: 0; } section { margin-top: 4mm; } .entry + .entry { margin-top: 2mm; }`;

/** Titles in capitals with a full stop, and the first entry on their line. */
export const runInCapitals = oneColumn({
  id: 'run-in-capitals',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  css: `@page { margin: 20mm; } body { font-family: "Liberation Serif", serif; font-size: 11pt; } h1 { font-size: 16pt; }
    h2 { font-size: 10.5pt; text-transform: uppercase; letter-spacing: .04em; } ${RUN_IN}`,
  section: (title, content) => html`<section><h2>${title}.</h2> ${content}</section>`,
  entry: lineHead(
    (entry) => `${joined([entry.name, entry.organization, entry.place, entry.dates], ', ')}.`,
  ),
});

/** A bold word and a dash, then text; points run on in the paragraph of their entry. */
export const runInDash = oneColumn({
  id: 'run-in-dash',
  split: 'learn',
  dates: { form: 'short', dash: ' to ' },
  languages: ['en'],
  css: `@page { margin: 22mm; } body { font-family: "TeX Gyre Pagella", P052, serif; } h1 { font-size: 18pt; text-align: center; } .label, .contact { text-align: center; }
    h2 { font-size: 10.5pt; } ${RUN_IN}`,
  section: (title, content) => html`<section><h2>${title} — </h2>${content}</section>`,
  entry: (
    entry,
  ) => html`<div class="entry"><div class="head"><b>${entry.name}</b>, ${joined([entry.organization, entry.place], ', ')}${entry.dates === '' ? '' : ` (${entry.dates})`}</div>
    ${details(entry)}</div>`,
});

/** Titles with a colon before the text of their section, all in one size. */
export const runInColon = oneColumn({
  id: 'run-in-colon',
  split: 'learn',
  dates: { form: 'digits', dash: '-' },
  css: `@page { margin: 18mm; } body { font: 10pt/1.4 "DejaVu Sans", sans-serif; } h1 { font-size: 14pt; }
    h2 { font-size: 10pt; text-decoration: underline; } ${RUN_IN}`,
  section: (title, content) => html`<section><h2>${title}:</h2> ${content}</section>`,
  entry: (entry) => oneLine(entry),
  skills: (groups) => html`<p>${groups.flatMap(({ keywords }) => keywords).join('; ')}</p>`,
});

const oneLine = (entry: Entry): Html => html`<div class="entry">
  <div class="head">${joined([entry.dates, entry.organization, entry.name, entry.text], ', ')}</div>${bulleted(entry.points)}</div>`;

/** Titles in small grey capitals at the left of the first line of their section. */
export const besideFirstLine = oneColumn({
  id: 'beside-first-line',
  split: 'learn',
  dates: { form: 'year', dash: ' – ', since: true },
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
  css: `@page { margin: 18mm 20mm; } h1 { font-size: 20pt; font-weight: 400; }
    section { position: relative; padding-left: 34mm; margin-top: 5mm; } h2 { position: absolute; left: 0; top: .4mm; width: 31mm; font-size: 7.5pt; font-weight: 400; color: #888; text-transform: uppercase; }
    .row { display: flex; justify-content: space-between; } .entry { margin-bottom: 2mm; }`,
  entry: (entry) =>
    html`<div class="entry"><div class="row"><span>${joined([entry.name, entry.organization], ' · ')}</span><span>${entry.dates}</span></div>${details(entry)}</div>`,
  prints: { workPlace: false },
});
