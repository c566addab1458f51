import { BRIEF_TITLES, FIRST_PERSON } from '../html/casual-titles.ts';
import { html } from '../html/html.ts';
import { nameAndLabel, oneColumn, twoColumns } from '../html/page-of.ts';
import { details, joined } from '../html/sections.ts';

/** Titles as one speaks of oneself, in the seven languages. */
export const firstPerson = oneColumn({
  id: 'first-person',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  headings: (language) => FIRST_PERSON[language],
  css: `@page { margin: 18mm; } h1 { font-size: 26pt; } h2 { font-size: 14pt; color: #b03a2e; margin: 6mm 0 1mm; } h3 { font-size: 10.5pt; margin-top: 2mm; } .when { color: #777; }`,
});

/** Playful titles over two columns of sections. */
export const playful = twoColumns({
  id: 'playful-titles',
  split: 'learn',
  dates: { form: 'year', dash: ' → ' },
  headings: (language) => BRIEF_TITLES[language],
  aside: ['skills', 'languages', 'interests', 'certificates'],
  main: ['summary', 'work', 'education', 'projects', 'awards'],
  over: nameAndLabel,
  css: `@page { margin: 14mm; } h1 { font-size: 30pt; font-weight: 400; } .page { display: grid; grid-template-columns: 1fr 56mm; gap: 8mm; } aside { order: 2; overflow-wrap: anywhere; }
    h2 { font-size: 13pt; font-style: italic; font-weight: 400; margin: 5mm 0 1mm; } .row { display: flex; justify-content: space-between; margin-top: 2mm; }`,
  entry: (entry) =>
    html`<div class="row"><b>${joined([entry.organization, entry.name], ' · ')}</b><span>${entry.dates}</span></div>${details(entry)}`,
  prints: { workPlace: false },
});

/** The same titles in the plainest look: only a blank line before them. */
export const plainFirstPerson = oneColumn({
  id: 'first-person-plain',
  split: 'learn',
  dates: { form: 'long', dash: ' – ' },
  headings: (language) => FIRST_PERSON[language],
  css: `@page { margin: 20mm; } body { font-family: "Liberation Serif", serif; font-size: 11pt; } h1, h2, h3 { font-size: 11pt; } h1 { font-weight: 700; } h2, h3 { font-weight: 400; } h2 { margin-top: 8mm; text-decoration: underline; } .entry { margin-top: 3mm; }`,
});
