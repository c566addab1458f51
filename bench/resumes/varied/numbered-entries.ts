import { type Html, html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { lineHead, oneColumn } from '../html/page-of.ts';
import { bulleted, contactsOf, joined, sections, USUAL } from '../html/sections.ts';

/** Entries are items of a numbered list, their points of a lettered one. */
export const numberedEntries = oneColumn({
  id: 'numbered-entries',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `@page { margin: 18mm; } h1 { font-size: 18pt; } h2 { font-size: 12pt; margin: 5mm 0 1mm; } ol { margin: 0; padding-left: 7mm; } ol ol { list-style: lower-alpha; } .sub { font-style: italic; }`,
  section: (title, content, part) =>
    html`<section><h2>${title}</h2>${['work', 'education', 'projects', 'certificates', 'awards'].includes(part) ? html`<ol>${content}</ol>` : content}</section>`,
  entry: (
    entry,
  ) => html`<li>${joined([entry.name, entry.organization], ', ')}<div class="sub">${joined([entry.place, entry.dates], ', ')}</div>
    ${when(entry.text, (text) => html`<div>${text}</div>`)}
    ${entry.points.length === 0 ? html`` : html`<ol>${entry.points.map((point) => html`<li>${point}</li>`)}</ol>`}</li>`,
});

/** Sections with Roman numbers, entries with two figures: "I. Experience", "1.2 Nurse". */
export const decimalNumbers = htmlDesign({
  id: 'decimal-numbers',
  split: 'learn',
  dates: { form: 'dots', dash: ' – ' },
  css: `@page { margin: 20mm; } body { font-family: "Latin Modern Roman", serif; font-size: 11pt; } h1 { font-size: 17pt; } h2 { font-size: 13pt; margin: 5mm 0 1mm; } .entry { margin-bottom: 2mm; }`,
  body: (view) => {
    const count = { section: 0, entry: 0 };
    return html`<h1>${view.resume.basics.name}</h1><div>${contactsOf(view).join(' · ')}</div>
    ${sections(view, USUAL, {
      section: (title, content) => {
        count.section += 1;
        count.entry = 0;
        return html`<h2>${['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'][count.section - 1] ?? ''}. ${title}</h2>${content}`;
      },
      entry: (entry) => {
        count.entry += 1;
        return html`<div class="entry"><div>${count.section + 1}.${count.entry} ${joined([entry.name, entry.organization, entry.place], ', ')}${when(entry.dates, (text) => html` [${text}]`)}</div>
        ${when(entry.text, (text) => html`<div>${text}</div>`)}${bulleted(entry.points)}</div>`;
      },
    })}`;
  },
});

/** Everything is a list in a list: the entry a bullet, its points bullets of the next level. */
export const nestedLists = oneColumn({
  id: 'nested-lists',
  split: 'learn',
  dates: { form: 'bare', dash: ' - ' },
  css: `@page { margin: 20mm; } h1 { font-size: 16pt; } h2 { font-size: 11.5pt; margin: 4mm 0 1mm; text-decoration: underline; } .entry { display: list-item; margin-left: 5mm; } .entry ul { list-style: circle; }`,
  entry: lineHead((entry) =>
    joined([entry.name, entry.organization, entry.place, entry.dates], ', '),
  ),
  skills: (groups): Html =>
    html`<ul>${groups.map(({ name, keywords }) => (name === '' ? html`${keywords.map((skill) => html`<li>${skill}</li>`)}` : html`<li>${name}<ul>${keywords.map((skill) => html`<li>${skill}</li>`)}</ul></li>`))}</ul>`,
});
