import { html } from '../html/html.ts';
import { lineHead, oneColumn } from '../html/page-of.ts';
import { details, joined } from '../html/sections.ts';

const section = (title: string, content: ReturnType<typeof html>) =>
  html`<section><h2>${title}</h2><div class="content">${content}</div></section>`;

/** Titles read upwards in a coloured band at the left of their section. */
export const turnedBand = oneColumn({
  id: 'turned-band',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 12mm 15mm; }
    h1 { font-size: 24pt; } section { display: grid; grid-template-columns: 11mm 1fr; gap: 5mm; margin-top: 4mm; min-height: 34mm; }
    h2 { writing-mode: vertical-rl; transform: rotate(180deg); background: #2b5d7d; color: #fff; text-align: center; font-size: 11pt; padding: 2mm; }
    h3 { font-size: 11pt; margin-top: 1.5mm; } .when { color: #777; }`,
  section,
});

/** Titles read downwards at the right of their section; dates stand at the left. */
export const turnedRight = oneColumn({
  id: 'turned-right',
  split: 'learn',
  dates: { form: 'dots', dash: ' – ' },
  parts: ['summary', 'education', 'work', 'projects', 'certificates', 'skills', 'languages'],
  css: `
    @page { margin: 15mm; }
    body { font-family: "Liberation Serif", serif; } h1 { text-align: center; letter-spacing: .1em; } .label, .contact { text-align: center; }
    section { display: grid; grid-template-columns: 1fr 9mm; gap: 4mm; border-top: 1px solid #999; padding: 3mm 0; min-height: 32mm; }
    h2 { order: 2; writing-mode: vertical-rl; font-size: 12pt; font-weight: 400; text-transform: uppercase; letter-spacing: .1em; color: #833; }
    .entry { display: grid; grid-template-columns: 36mm 1fr; margin-bottom: 2mm; }`,
  section,
  entry: (entry) => html`<div class="entry"><div>${entry.dates}</div><div>
    <div><b>${entry.organization}</b>${entry.place === '' ? '' : `, ${entry.place}`}</div>
    <div><i>${entry.name}</i></div>${details(entry)}</div></div>`,
});

/** Small titles turned in the left margin, over a rule; heads of entries are one line. */
export const turnedMargin = oneColumn({
  id: 'turned-margin',
  split: 'learn',
  dates: { form: 'year', dash: '–' },
  css: `
    @page { margin: 14mm 18mm; } body { padding-left: 10mm; }
    section { position: relative; border-left: 2px solid #c60; padding-left: 4mm; margin-top: 5mm; min-height: 36mm; }
    h2 { position: absolute; left: -8mm; top: 34mm; transform: rotate(-90deg); transform-origin: 0 0; font-size: 10pt; color: #c60; white-space: nowrap; width: 34mm; text-align: right; }
    .entry { margin-bottom: 2mm; }`,
  section,
  entry: lineHead((entry) =>
    joined([entry.dates, entry.name, entry.organization, entry.place], ', '),
  ),
});
