import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections } from '../html/sections.ts';
import { birthYear } from './birth-year.ts';

/** A German one: personal data and careers as a table without rules, with place, date and signature below. */
export const signedTable = htmlDesign({
  id: 'signed-table',
  split: 'unseen',
  languages: ['de'],
  dates: { form: 'digits', dash: ' – ' },
  headings: {
    work: ['Berufserfahrung', 'Beruflicher Werdegang'],
    education: ['Ausbildung', 'Schul- und Berufsbildung'],
  },
  css: `
    @page { margin: 22mm 20mm 20mm 25mm; }
    body { font: 11pt/1.35 "Liberation Sans", sans-serif; color: #000; }
    .photo { float: right; width: 35mm; height: 45mm; background: #ddd; } h1 { font-size: 20pt; margin-bottom: 6mm; }
    h2 { font-size: 12pt; color: #1f3864; margin: 6mm 0 2mm; clear: right; } .row { display: grid; grid-template-columns: 45mm 1fr; margin-bottom: 2mm; }
    footer { margin-top: 12mm; }`,
  body: (view) => {
    const { basics } = view.resume;
    return html`
      <div class="photo"></div>
      <h1>Lebenslauf</h1>
      <h2 style="clear: none">Persönliche Daten</h2>
      ${row('Name', basics.name)}${row('Anschrift', view.address)}${row('Telefon', basics.phone)}${row('E-Mail', basics.email)}
      ${row('Geburtsdatum', `14.06.${birthYear(view)}`)}${row('Familienstand', 'ledig')}
      ${sections(view, ['work', 'education', 'certificates', 'skills', 'languages', 'interests'], {
        entry: (entry) => html`<div class="row">
          <span>${entry.dates}</span>
          <div><b>${entry.name}</b><div>${joined([entry.organization, entry.place], ', ')}</div>${details(entry)}</div>
        </div>`,
        skills: (groups) =>
          html`${groups.map(({ name, keywords }) => html`<div class="row"><span>${name}</span><span>${keywords.join(', ')}</span></div>`)}`,
        languages: (languages) =>
          html`${languages.map(({ language, fluency }) => html`<div class="row"><span>${language}</span><span>${fluency}</span></div>`)}`,
      })}
      <footer>${joined([basics.location.city, '12.01.2026'], ', ')}<br><br>${basics.name}</footer>`;
  },
  prints: { parts: ['work', 'education', 'certificates', 'skills', 'languages', 'interests'] },
});

const row = (label: string, value: string) =>
  when(value, (text) => html`<div class="row"><span>${label}</span><span>${text}</span></div>`);
