import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, joined, sections } from '../html/sections.ts';
import type { Entry, View } from '../html/view.ts';

/** As a network's profile is saved: the employer first, and how long each post was held. */
export const linkedinExport = htmlDesign({
  id: 'linkedin-export',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'long', dash: ' - ' },
  paper: 'Letter',
  headings: {
    summary: ['Summary'],
    work: ['Experience'],
    education: ['Education'],
    skills: ['Top Skills'],
    contact: ['Contact'],
  },
  prints: {
    parts: ['summary', 'work', 'education', 'skills', 'languages'],
    score: false,
    courses: 'none',
  },
  css: `
    @page { margin: 0; }
    body { display: grid; grid-template-columns: 62mm 1fr; min-height: 279mm; }
    aside { background: #293e49; color: #ddd; padding: 12mm 7mm; font-size: 9.5pt; overflow-wrap: anywhere; }
    aside h2 { font-size: 12pt; color: #fff; margin: 6mm 0 2mm; } main { padding: 12mm 9mm; }
    h1 { font-size: 24pt; font-weight: 400; } main h2 { font-size: 14pt; font-weight: 400; margin: 6mm 0 2mm; }
    .entry { margin-bottom: 4mm; } .muted { color: #777; }`,
  body: (view) => html`
    <aside>
      <h2>${view.heading('contact')}</h2>
      <p>${view.resume.basics.phone} (Mobile)</p>
      <p>${view.resume.basics.email}</p>
      ${view.links.map((link) => html`<p>${link} (${link.startsWith('linkedin') ? 'LinkedIn' : 'Personal'})</p>`)}
      ${sections(view, ['skills', 'languages'], {
        entry: () => html``,
        skills: (groups) =>
          html`${groups.flatMap(({ keywords }) => keywords).map((skill) => html`<p>${skill}</p>`)}`,
      })}
    </aside>
    <main>
      <h1>${view.resume.basics.name}</h1>
      <p>${view.resume.basics.label}</p>
      <p class="muted">${view.address}</p>
      ${main(view)}
    </main>`,
});

const main = (view: View) =>
  sections(view, ['summary', 'work', 'education'], {
    entry: (entry, part) =>
      part === 'education'
        ? html`<div class="entry"><b>${entry.organization}</b><div>${entry.name}${entry.dates === '' ? '' : ` · (${entry.dates})`}</div></div>`
        : html`<div class="entry">
            <b>${entry.organization}</b>
            <div>${entry.name}</div>
            <div class="muted">${joined([entry.dates, lasting(entry)], ' ')}</div>
            <div class="muted">${entry.place}</div>
            ${details(entry)}
          </div>`,
  });

function lasting({ months }: Entry): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  const said = [count(years, 'year'), count(rest, 'month')].filter((part) => part !== '');
  return said.length === 0 ? '' : `(${said.join(' ')})`;
}

const count = (number: number, unit: string): string =>
  number === 0 ? '' : `${number} ${unit}${number === 1 ? '' : 's'}`;
