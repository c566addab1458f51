import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Two initials stand in a circle before the name, which takes two lines. */
export const monogram = htmlDesign({
  id: 'monogram',
  split: 'unseen',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 16mm; }
    body { font-family: "TeX Gyre Pagella", serif; } header { display: flex; gap: 8mm; align-items: center; }
    .circle { width: 24mm; height: 24mm; border-radius: 50%; background: #b08d57; color: #fff; font-size: 20pt; display: grid; place-content: center; }
    h1 { font-size: 26pt; line-height: 1.05; font-weight: 400; } h1 span { display: block; }
    h2 { font-size: 13pt; color: #b08d57; margin: 6mm 0 2mm; } .row { display: flex; justify-content: space-between; }`,
  body: (view) => {
    const [given = '', ...family] = view.resume.basics.name.split(' ');
    return html`
      <header>
        <div class="circle">${given.slice(0, 1)}${family.join(' ').slice(0, 1)}</div>
        <h1><span>${given}</span><span>${family.join(' ')}</span></h1>
      </header>
      <div>${contactsOf(view).join('   |   ')}</div>
      ${sections(view, USUAL, {
        entry: (entry) => html`
          <div class="row"><span><b>${entry.organization}</b></span><span>${entry.dates}</span></div>
          <div class="row"><span>${entry.name}</span><span>${entry.place}</span></div>
          ${details(entry)}`,
        skills: (groups) =>
          html`${groups.map(({ name, keywords }) => html`<p>${joined([name, keywords.join(' · ')], ': ')}</p>`)}`,
      })}`;
  },
});
