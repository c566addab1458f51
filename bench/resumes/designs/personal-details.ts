import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { details, sections } from '../html/sections.ts';
import { birthYear } from './birth-year.ts';

/** A British one: personal details with labels, dates on a line of their own, and who can be asked. */
export const personalDetails = htmlDesign({
  id: 'personal-details',
  split: 'unseen',
  languages: ['en'],
  dates: { form: 'long', dash: ' to ' },
  headings: {
    summary: ['Personal Profile', 'Profile'],
    work: ['Employment History', 'Employment'],
    education: ['Education and Qualifications'],
    skills: ['Key Skills'],
    certificates: ['Training'],
    interests: ['Interests and Hobbies'],
  },
  css: `
    @page { margin: 20mm; }
    body { font: 11pt/1.35 "Carlito", "Liberation Sans", sans-serif; color: #000; }
    h1 { font-size: 18pt; text-align: center; letter-spacing: .1em; } h2 { font-size: 12pt; background: #eee; padding: 1mm 2mm; margin: 5mm 0 2mm; }
    .pair { display: grid; grid-template-columns: 40mm 1fr; } .entry { margin-bottom: 3mm; }`,
  body: (view) => {
    const { basics } = view.resume;
    return html`
      <h1>CURRICULUM VITAE</h1>
      <h2>Personal Details</h2>
      ${pair('Name', basics.name)}${pair('Address', view.address)}${pair('Telephone', basics.phone)}${pair('Email', basics.email)}
      ${pair('Date of birth', `14 June ${birthYear(view)}`)}${pair('Driving licence', 'Full, clean')}
      ${sections(view, ['summary', 'skills', 'work', 'education', 'certificates', 'interests'], {
        entry: (entry) => html`<div class="entry">
            <div>${entry.dates}</div>
            <div><b>${entry.organization}</b>${when(entry.place, (place) => html`, ${place}`)}</div>
            <div><b>${entry.name}</b></div>
            ${details(entry)}
          </div>`,
        skills: (groups) =>
          html`<ul>${groups.flatMap(({ keywords }) => keywords).map((skill) => html`<li>${skill}</li>`)}</ul>`,
      })}
      <h2>References</h2>
      <p>Available on request.</p>`;
  },
  prints: { parts: ['summary', 'skills', 'work', 'education', 'certificates', 'interests'] },
});

const pair = (label: string, value: string) =>
  when(value, (text) => html`<div class="pair"><b>${label}:</b><span>${text}</span></div>`);
