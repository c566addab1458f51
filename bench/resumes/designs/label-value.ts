import { html, when } from '../html/html.ts';
import { htmlDesign } from '../html/html-design.ts';
import { bulleted, sections } from '../html/sections.ts';

/** A form: every value has its label before it. */
export const labelValue = htmlDesign({
  id: 'label-value',
  split: 'learn',
  languages: ['en'],
  dates: { form: 'long', dash: ' to ' },
  css: `
    @page { margin: 20mm; }
    body { font-family: "DejaVu Sans", sans-serif; font-size: 9.5pt; }
    h1 { font-size: 15pt; } h2 { font-size: 11.5pt; margin: 6mm 0 2mm; color: #036; }
    .pair { display: grid; grid-template-columns: 42mm 1fr; } .entry { margin-bottom: 4mm; }`,
  body: (view) => {
    const { basics } = view.resume;
    return html`
      <h1>Curriculum Vitae</h1>
      <h2>Personal information</h2>
      ${pair('Name:', basics.name)}${pair('Address:', view.address)}${pair('Telephone:', basics.phone)}
      ${pair('E-mail:', basics.email)}${view.links.map((link) => pair('Website:', link))}
      ${sections(
        view,
        [
          'summary',
          'work',
          'education',
          'projects',
          'certificates',
          'awards',
          'skills',
          'languages',
        ],
        {
          entry: (entry, part) => html`<div class="entry">
          ${(LABELS[part] ?? []).map(([label, key]) => pair(label, entry[key]))}
          ${bulleted(entry.points)}
        </div>`,
        },
      )}`;
  },
  prints: {
    parts: [
      'summary',
      'work',
      'education',
      'projects',
      'certificates',
      'awards',
      'skills',
      'languages',
    ],
  },
});

type Key = 'dates' | 'name' | 'organization' | 'place' | 'text';

const LABELS: Record<string, [string, Key][]> = {
  work: [
    ['Dates:', 'dates'],
    ['Occupation or position held:', 'name'],
    ['Name of employer:', 'organization'],
    ['Place:', 'place'],
    ['Main activities:', 'text'],
  ],
  education: [
    ['Dates:', 'dates'],
    ['Qualification awarded:', 'name'],
    ['Name of institution:', 'organization'],
    ['Result:', 'text'],
  ],
  projects: [
    ['Title:', 'name'],
    ['Dates:', 'dates'],
    ['Description:', 'text'],
  ],
  certificates: [
    ['Title:', 'name'],
    ['Issued by:', 'organization'],
    ['Date:', 'dates'],
  ],
  awards: [
    ['Title:', 'name'],
    ['Awarded by:', 'organization'],
    ['Date:', 'dates'],
  ],
};

const pair = (label: string, value: string) =>
  when(value, (text) => html`<div class="pair"><span>${label}</span><span>${text}</span></div>`);
