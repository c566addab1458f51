import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { lineHead, oneColumn } from '../html/page-of.ts';
import { contactsOf, joined, sections, USUAL } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';
import type { Part } from '../part.ts';
import type { Language } from '../people/person.ts';

/** Heads of entries on one line, in the face of the text; only the order and the separators differ. */

const brackets = (text: string) => (text === '' ? '' : ` (${text})`);

export const headDashes = oneColumn({
  id: 'head-dashes',
  split: 'learn',
  dates: { form: 'short', dash: ' - ' },
  css: `@page { margin: 18mm; } h1 { font-size: 17pt; } h2 { font-size: 12pt; margin: 5mm 0 1mm; border-bottom: 1px solid #444; } .entry { margin-bottom: 2mm; }`,
  entry: lineHead((entry) =>
    joined([entry.organization, entry.name, joined([entry.place, entry.dates], ', ')], ' — '),
  ),
});

export const headBrackets = oneColumn({
  id: 'head-brackets',
  split: 'learn',
  dates: { form: 'quoted', dash: '–' },
  parts: [
    'summary',
    'work',
    'projects',
    'education',
    'awards',
    'certificates',
    'skills',
    'languages',
  ],
  css: `@page { margin: 20mm; } body { font-family: "Liberation Serif", serif; font-size: 11pt; } h1, .contact, .label { text-align: center; } h2 { font-size: 11pt; font-weight: 400; text-transform: uppercase; margin: 5mm 0 1mm; } ul { list-style: '– '; }`,
  entry: lineHead(
    (entry) => joined([entry.name, entry.organization, entry.place], ', ') + brackets(entry.dates),
  ),
});

const AT: Record<Language, string> = {
  en: 'at',
  de: 'bei',
  fr: 'chez',
  es: 'en',
  pt: 'na',
  it: 'presso',
  nl: 'bij',
};

export const headAt = htmlDesign({
  id: 'head-at',
  split: 'learn',
  dates: { form: 'year', dash: '–' },
  prints: { workPlace: false },
  css: `@page { margin: 20mm; } body { font-size: 10pt; } h1 { font-size: 22pt; color: #264; } h2 { font-size: 11pt; color: #264; margin: 6mm 0 1mm; } .entry { margin-bottom: 2mm; }`,
  body: (view) => html`<h1>${view.resume.basics.name}</h1>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(view, USUAL, {
      entry: lineHead((entry) =>
        joined(
          [entry.dates, joined([entry.name, entry.organization], ` ${AT[view.language]} `)],
          ': ',
        ),
      ),
    })}`,
});

export const headStops = oneColumn({
  id: 'head-stops',
  split: 'learn',
  dates: { form: 'long', dash: '–' },
  css: `@page { margin: 25mm 22mm; } body { font-family: "Nimbus Roman", serif; font-size: 11.5pt; } h1 { font-size: 11.5pt; } h2 { font-size: 11.5pt; margin: 5mm 0 0; } ul { list-style: none; padding-left: 6mm; }`,
  entry: lineHead(
    (entry) => `${joined([entry.organization, entry.name, entry.place, entry.dates], '. ')}.`,
  ),
});

export const headSlash = oneColumn({
  id: 'head-slash',
  split: 'learn',
  dates: { form: 'digits', dash: '–' },
  css: `@page { margin: 16mm; } body { font-family: "Liberation Sans Narrow", sans-serif; font-size: 11pt; } h1 { font-size: 15pt; text-transform: uppercase; } h2 { font-size: 11pt; background: #222; color: #fff; padding: 0 2mm; margin: 4mm 0 1mm; } .entry { margin-bottom: 1.5mm; }`,
  entry: lineHead((entry) =>
    joined([entry.dates, joined([entry.name, entry.organization, entry.place], ' / ')], ' '),
  ),
});

export const headColon = oneColumn({
  id: 'head-colon',
  split: 'learn',
  dates: { form: 'short', dash: ' – ', since: true },
  css: `@page { margin: 20mm; } body { font-family: Utopia, "Liberation Serif", serif; } h1 { font-size: 20pt; font-weight: 400; } h2 { font-size: 13pt; font-weight: 400; font-style: italic; margin: 5mm 0 1mm; } .entry { margin-bottom: 2mm; }`,
  entry: lineHead((entry, part) => colonHead(entry, part)),
});

function colonHead(entry: Entry, part: Part): string {
  const [degree = '', ...area] = entry.name.split(', ');
  const what = part === 'education' ? `${degree} ${area.join(', ')}`.trim() : entry.name;
  return joined([joined([entry.organization, what], ': '), entry.place, entry.dates], ', ');
}

/** "MSc in Physics, University of Hull, 2010": studies and jobs as people say them. */
export const headIn = oneColumn({
  id: 'head-in',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'long', dash: ' until ' },
  parts: [
    'summary',
    'education',
    'work',
    'skills',
    'awards',
    'certificates',
    'projects',
    'languages',
    'interests',
  ],
  css: `@page { margin: 20mm; } h1 { font-size: 18pt; } h2 { font-size: 10.5pt; margin: 5mm 0 1mm; text-transform: uppercase; } .entry { margin-bottom: 2mm; }`,
  entry: lineHead((entry, part) =>
    part === 'education'
      ? joined([entry.name.replace(', ', ' in '), entry.organization, entry.dates], ', ')
      : joined([entry.name, joined([entry.organization, entry.place], ' in ')], ' with ') +
        (entry.dates === '' ? '' : ` from ${entry.dates}`),
  ),
});
