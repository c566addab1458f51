import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, sections, USUAL } from '../html/sections.ts';

/** A serif, titles in small capitals between rules, organization before role. */
export const centredClassic = htmlDesign({
  id: 'centred-classic',
  split: 'learn',
  dates: { form: 'short', dash: '—' },
  paper: 'Letter',
  css: `
    @page { margin: 20mm 22mm; }
    body { font-family: "TeX Gyre Termes", "Liberation Serif", serif; font-size: 11pt; }
    header { text-align: center; } h1 { font-variant: small-caps; font-size: 24pt; font-weight: 400; }
    h2 { font-variant: small-caps; font-weight: 400; font-size: 14pt; text-align: center; border-bottom: 1px solid; margin: 4mm 0 2mm; }
    .row { display: flex; justify-content: space-between; }`,
  body: (view) => html`
    <header><h1>${view.resume.basics.name}</h1><p>${contactsOf(view).join(' ⋄ ')}</p></header>
    ${sections(view, USUAL, {
      entry: (entry) => html`
        <div class="row"><b>${entry.organization}</b><span>${entry.place}</span></div>
        <div class="row"><i>${entry.name}</i><span>${entry.dates}</span></div>
        ${details(entry)}`,
    })}`,
});
