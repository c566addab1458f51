import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';

/** A dark column at the left for contact, skills and languages. */
export const darkSidebar = htmlDesign({
  id: 'dark-sidebar',
  split: 'learn',
  dates: { form: 'short', dash: ' – ' },
  css: `
    @page { margin: 0; }
    body { display: grid; grid-template-columns: 66mm 1fr; min-height: 297mm; }
    aside { background: #23364a; color: #fff; padding: 10mm 7mm; overflow-wrap: anywhere; }
    main { padding: 10mm 9mm; }
    aside h2 { font-size: 11pt; text-transform: uppercase; margin: 6mm 0 2mm; }
    main h2 { font-size: 14pt; color: #23364a; border-bottom: 1px solid #23364a; margin: 5mm 0 2mm; }
    h3 { font-size: 11pt; margin-top: 3mm; }
    .when { color: #777; font-size: 9.5pt; }`,
  body: (view) => {
    const skin = {
      entry: (entry: Parameters<typeof details>[0]) => html`
        <h3>${entry.name}</h3>
        <div>${joined([entry.organization, entry.place], ', ')}</div>
        <div class="when">${entry.dates}</div>
        ${details(entry)}`,
      skills: (groups: typeof view.resume.skills) =>
        html`<ul>${groups.flatMap(({ keywords }) => keywords).map((skill) => html`<li>${skill}</li>`)}</ul>`,
      languages: (languages: typeof view.resume.languages) =>
        html`${languages.map(({ language, fluency }) => html`<p>${language}<br><small>${fluency}</small></p>`)}`,
    };
    return html`
      <aside>
        <h2>${view.heading('contact')}</h2>
        ${contactsOf(view).map((contact) => html`<p>${contact}</p>`)}
        ${sections(view, ['skills', 'languages', 'interests'], skin)}
      </aside>
      <main>
        <h1>${view.resume.basics.name}</h1>
        <p>${view.resume.basics.label}</p>
        ${sections(view, ['summary', 'work', 'education', 'projects', 'certificates', 'awards'], skin)}
      </main>`;
  },
});
