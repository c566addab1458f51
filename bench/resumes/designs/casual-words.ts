import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections, USUAL } from '../html/sections.ts';

/** Titles as people speak, in a column of cards. */
export const casualWords = htmlDesign({
  id: 'casual-words',
  split: 'unseen',
  languages: ['en'],
  dates: { form: 'long', dash: ' until ' },
  headings: {
    summary: ['Nice to meet you', 'The short version'],
    work: ['My journey', 'The road so far', 'What keeps me busy'],
    education: ['Classrooms', 'How I got here'],
    projects: ['Built with love', 'Stuff'],
    skills: ['Toolbox', 'Superpowers', 'Bag of tricks'],
    certificates: ['Stamps and seals'],
    awards: ['Trophy shelf'],
    languages: ['Tongues'],
    interests: ['Off duty'],
    contact: ['Say hi'],
  },
  css: `
    @page { margin: 14mm; }
    section { border: 1px solid #ddd; border-radius: 3mm; padding: 4mm; margin-bottom: 4mm; }
    h1 { font-size: 26pt; color: #d33; } h2 { font-size: 14pt; color: #d33; margin-bottom: 2mm; } h3 { font-size: 10.5pt; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${view.resume.basics.label}</p>
    ${sections(view, USUAL, {
      entry: (entry) => html`
        <h3>${entry.name}</h3>
        <div>${joined([entry.organization, entry.place], ', ')}</div>
        <div><i>${entry.dates}</i></div>
        ${details(entry)}`,
    })}
    <section><h2>${view.heading('contact')}</h2>${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}</section>`,
});
