import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';
import type { Entry } from '../html/view.ts';

/** A scholar's: studies first, small capitals, years behind a row of dots, the name in the head of the page. */
export const scholar = htmlDesign({
  id: 'scholar',
  split: 'unseen',
  dates: { form: 'short', dash: '–' },
  paper: 'Letter',
  css: `
    @page { margin: 22mm 24mm; }
    body { font: 10.5pt/1.3 "TeX Gyre Pagella", "Liberation Serif", serif; color: #111; }
    header { border-bottom: .6pt solid; padding-bottom: 2mm; } h1 { font-size: 19pt; font-weight: normal; }
    .label { font-style: italic; } h2 { font-size: 12pt; font-variant: small-caps; font-weight: normal; margin: 5mm 0 1.5mm; }
    .line { display: flex; } .dots { flex: 1; border-bottom: 1px dotted #777; margin: 0 2mm 1mm; } .entry { margin: 0 0 2.5mm 6mm; }
    .rest { margin-left: 4mm; }`,
  body: (view) => html`
    <header>
      <h1>${view.resume.basics.name}</h1>
      <div class="label">${view.resume.basics.label}</div>
      <div>${contactsOf(view).join(' · ')}</div>
    </header>
    ${sections(
      view,
      ['education', 'work', 'awards', 'projects', 'certificates', 'skills', 'languages'],
      { entry: entryOf },
    )}`,
  prints: {
    parts: ['education', 'work', 'awards', 'projects', 'certificates', 'skills', 'languages'],
  },
});

const entryOf = (entry: Entry) => html`<div class="entry">
  <div class="line"><span>${entry.name}</span>${when(entry.dates, (dates) => html`<span class="dots"></span><span>${dates}</span>`)}</div>
  <div class="rest">
    ${when(joined([entry.organization, entry.place], ', '), (where) => html`<div><i>${where}</i></div>`)}
    ${details(entry)}
  </div>
</div>`;
