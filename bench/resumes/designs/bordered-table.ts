import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** Every section is a table with borders; those of entries have a row that names the columns. */
export const borderedTable = htmlDesign({
  id: 'bordered-table',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'short', dash: ' to ' },
  css: `
    @page { margin: 15mm; }
    body { font-family: "Liberation Serif", serif; }
    h1 { text-align: center; font-size: 18pt; } h2 { font-size: 11.5pt; margin: 4mm 0 1mm; }
    td, th { border: 1px solid #000; padding: 1mm 2mm; } th { background: #ddd; }`,
  body: (view) => html`
    <h1>CURRICULUM VITAE</h1>
    <table>
      <tr><td>Name</td><td>${view.resume.basics.name}</td></tr>
      <tr><td>Phone</td><td>${view.resume.basics.phone}</td></tr>
      <tr><td>E-mail</td><td>${view.resume.basics.email}</td></tr>
      <tr><td>Address</td><td>${view.address}</td></tr>
      ${contactsOf(view)
        .slice(3)
        .map((link) => html`<tr><td>Web</td><td>${link}</td></tr>`)}
    </table>
    ${sections(view, USUAL, {
      section: (title, content, part) =>
        html`<h2>${title}</h2>${
          part in COLUMNS
            ? html`<table><tr>${(COLUMNS[part] ?? []).map((name) => html`<th>${name}</th>`)}</tr>${content}</table>`
            : content
        }`,
      entry: (entry, part) =>
        part === 'work' || part === 'education' ? wide(entry) : narrow(entry),
    })}`,
});

const COLUMNS: Record<string, string[]> = {
  work: ['Period', 'Position', 'Employer', 'Duties'],
  education: ['Period', 'Qualification', 'Institution', 'Remarks'],
  projects: ['Title', 'Details'],
  certificates: ['Title', 'Details'],
  awards: ['Title', 'Details'],
};

const wide = (entry: Entry) => html`<tr>
  <td>${entry.dates}</td>
  <td>${entry.name}</td>
  <td>${joined([entry.organization, entry.place], ', ')}</td>
  <td>${details(entry)}</td>
</tr>`;

const narrow = (entry: Entry) => html`<tr>
  <td>${entry.name}</td>
  <td>${joined([entry.organization, entry.dates], ', ')}${details(entry)}</td>
</tr>`;
