import { type Html, html, when } from '../html/html.ts';
import { oneColumn } from '../html/page-of.ts';
import { details, joined } from '../html/sections.ts';
import type { Part } from '../part.ts';

/** Sections whose entries stand beside each other, in a grid of a design's own look. */
const gridOf = (title: string, content: Html, part: Part): Html =>
  html`<section><h2>${title}</h2><div class="${part in GRIDS ? 'grid' : ''}">${content}</div></section>`;

const GRIDS = { work: true, education: true, projects: true, certificates: true, awards: true };

/** Cards with borders, two a row, each as high as its text. */
export const cardsTwo = oneColumn({
  id: 'cards-two',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `@page { margin: 13mm; } body { font-size: 9.5pt; } h1 { font-size: 22pt; } h2 { font-size: 12pt; margin: 5mm 0 2mm; color: #0a5c5c; }
    .grid { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; align-items: start; } .entry { border: 1px solid #bbb; border-radius: 2mm; padding: 3mm; break-inside: avoid; } h3 { font-size: 10pt; } .when { color: #777; font-size: 8.5pt; }`,
  section: gridOf,
});

/** Three narrow cells a row without borders; the period is their first line. */
export const cellsThree = oneColumn({
  id: 'cells-three',
  split: 'learn',
  dates: { form: 'year', dash: ' – ' },
  parts: ['summary', 'work', 'education', 'skills', 'languages', 'certificates', 'interests'],
  css: `@page { margin: 12mm; size: A4; } body { font-size: 9pt; } h1 { font-size: 26pt; font-weight: 300; } h2 { font-size: 10pt; text-transform: uppercase; letter-spacing: .15em; margin: 6mm 0 2mm; border-bottom: 1px solid #ccc; }
    .grid { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 6mm; } .when { color: #a60; }`,
  section: gridOf,
  entry: (entry) =>
    html`<div class="entry"><div class="when">${entry.dates}</div><div><b>${entry.organization}</b></div><div>${entry.name}</div>${when(entry.place, (text) => html`<div>${text}</div>`)}${details(entry)}</div>`,
});

/** Shaded cards that fill one column and then the next, like a wall of notes. */
export const cardsWall = oneColumn({
  id: 'cards-wall',
  split: 'learn',
  paper: 'Letter',
  dates: { form: 'digits', dash: ' - ' },
  css: `@page { margin: 12mm; } body { font-size: 9.5pt; } h1 { font-size: 24pt; color: #46366a; } h2 { font-size: 13pt; color: #46366a; margin: 4mm 0 2mm; }
    .grid { columns: 2; column-gap: 5mm; } .entry { background: #f0edf6; padding: 3mm; margin-bottom: 3mm; break-inside: avoid; display: inline-block; width: 100%; } h3 { font-size: 10pt; } .row { display: flex; justify-content: space-between; font-size: 8.5pt; gap: 3mm; }`,
  section: gridOf,
  entry: (entry) =>
    html`<div class="entry"><h3>${entry.name}</h3><div class="row"><span>${joined([entry.organization, entry.place], ' · ')}</span><span>${entry.dates}</span></div>${details(entry)}</div>`,
});
