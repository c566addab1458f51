import { html } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { contactsOf, details, joined, sections } from '../html/sections.ts';

/** Titles that are no list's words. */
export const ownWords = htmlDesign({
  id: 'own-words',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'short', dash: ' - ' },
  headings: {
    summary: ['Hello!', 'In a nutshell', 'Who I am'],
    work: ['Where I’ve Worked', 'Jobs so far', 'What I’ve been doing'],
    education: ['Where I studied', 'Schooling', 'Learning'],
    projects: ['Things I made', 'On the side'],
    skills: ['What I do', 'What I’m good at', 'Know-how'],
    certificates: ['Papers I hold', 'Tickets'],
    awards: ['Nice things that happened', 'Kudos'],
    languages: ['What I speak'],
    interests: ['After hours', 'When I’m not working'],
  },
  css: `
    @page { margin: 17mm; }
    body { font-family: "TeX Gyre Adventor", "Liberation Sans", sans-serif; }
    h1 { font-size: 30pt; color: #0a7; } h2 { font-size: 15pt; color: #0a7; margin: 6mm 0 1mm; }
    h3 { font-size: 10.5pt; margin-top: 2mm; }`,
  body: (view) => html`
    <h1>${view.resume.basics.name}</h1>
    <p>${view.resume.basics.label}</p>
    ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
    ${sections(
      view,
      [
        'summary',
        'skills',
        'work',
        'projects',
        'education',
        'certificates',
        'awards',
        'languages',
        'interests',
      ],
      {
        entry: (entry) => html`
          <h3>${joined([entry.name, entry.organization], ' at ')}</h3>
          <div>${joined([entry.dates, entry.place], ' · ')}</div>
          ${details(entry)}`,
      },
    )}`,
});
