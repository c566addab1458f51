import { type Html, html, when } from '../html/html.ts';
import { allSkills, contactSection, nameAndLabel, twoColumns } from '../html/page-of.ts';
import { contactsOf, details, joined } from '../html/sections.ts';
import type { ResumeFile } from '../people/person.ts';

const PHOTO = html`<div class="photo"></div>`;
const PHOTO_CSS =
  '.photo { width: 34mm; height: 34mm; border-radius: 50%; background: #9ab; margin: 0 auto 6mm; border: 1mm solid #fff; }';

const bars = (groups: ResumeFile['skills']): Html =>
  html`${allSkills(groups).map((skill, at) => html`<div class="skill"><div>${skill}</div><div class="bar"><div style="width: ${60 + ((at * 17) % 40)}%"></div></div></div>`)}`;

/** A dark left bar with a photo, signs before contacts, skills as bars; titles in pills. */
export const photoBar = twoColumns({
  id: 'photo-bar',
  split: 'learn',
  dates: { form: 'short', dash: ' - ' },
  aside: ['skills', 'languages', 'interests'],
  main: ['summary', 'work', 'education', 'projects', 'certificates', 'awards'],
  asideTop: (view) =>
    html`${PHOTO}<section><h2>${view.heading('contact')}</h2>${contactsOf(view).map((contact, at) => html`<div class="contact"><span>${['☎', '✉', '⚲'][at] ?? '⌘'}</span> ${contact}</div>`)}</section>`,
  mainTop: nameAndLabel,
  css: `@page { margin: 0; } .page { display: grid; grid-template-columns: 64mm 1fr; min-height: 297mm; } aside { background: #1f2d3a; color: #fff; padding: 12mm 7mm; overflow-wrap: anywhere; } aside h2 { overflow-wrap: normal; } main { padding: 14mm 10mm; } ${PHOTO_CSS}
    h1 { font-size: 28pt; text-transform: uppercase; letter-spacing: .06em; line-height: 1.1; } .label { letter-spacing: .2em; text-transform: uppercase; font-size: 10pt; margin-bottom: 6mm; }
    h2 { display: inline-block; border-radius: 5mm; padding: 1mm 6mm; font-size: 11pt; background: #3a5873; color: #fff; margin: 4mm 0 2mm; text-transform: uppercase; } h3 { font-size: 11pt; margin-top: 2mm; } .bar { background: #50606e; height: 2mm; margin: .5mm 0 2mm; } .bar div { background: #fff; height: 2mm; }`,
  skills: bars,
});

/** The name over both columns; work as a line with dots, dates at the left of it. */
export const dotsLine = twoColumns({
  id: 'dots-line',
  split: 'learn',
  dates: { form: 'year', dash: ' - ' },
  aside: ['summary', 'education', 'skills', 'languages', 'certificates'],
  main: ['work', 'projects', 'awards'],
  over: (view) => html`<header>${nameAndLabel(view)}</header>`,
  css: `@page { margin: 0; } header { background: #f4e3d7; padding: 12mm; text-align: center; } h1 { font-family: "Liberation Serif", serif; font-size: 32pt; letter-spacing: .12em; text-transform: uppercase; font-weight: 400; } .label { letter-spacing: .25em; }
    .page { display: grid; grid-template-columns: 70mm 1fr; } aside { padding: 8mm; background: #faf5f1; min-height: 245mm; overflow-wrap: anywhere; } aside h2 { overflow-wrap: normal; } main { padding: 8mm 10mm; } h2 { font-size: 12pt; letter-spacing: .18em; text-transform: uppercase; margin: 5mm 0 3mm; font-weight: 400; }
    h3 { font-size: 10.5pt; } main .entry { display: grid; grid-template-columns: 22mm 5mm 1fr; } main .dot::before { content: "●"; color: #c88; } main .body { border-left: 1px solid #c88; padding: 0 0 4mm 4mm; }`,
  entry: (entry) =>
    html`<div class="entry"><div class="when">${entry.dates}</div><div class="dot"></div><div class="body"><h3>${entry.name}</h3><div>${joined([entry.organization, entry.place], ' | ')}</div>${details(entry)}</div></div>`,
});

/** A bar at the right; titles over rules, the employer in capitals, periods in brackets under the role. */
export const rightPhotoBar = twoColumns({
  id: 'right-photo-bar',
  split: 'learn',
  paper: 'Letter',
  dates: { form: 'long', dash: ' - ' },
  aside: ['education', 'skills', 'certificates', 'languages', 'interests'],
  main: ['summary', 'work', 'projects', 'awards'],
  mainTop: nameAndLabel,
  asideTop: (view) => html`${PHOTO}${contactSection(view)}`,
  css: `@page { margin: 0; } .page { display: grid; grid-template-columns: 1fr 66mm; min-height: 279mm; } aside { order: 2; background: #e8efe9; padding: 10mm 7mm; overflow-wrap: anywhere; font-size: 9.5pt; } main { padding: 12mm 9mm; } ${PHOTO_CSS}
    h1 { font-size: 30pt; color: #2f5d44; line-height: 1; } h2 { font-size: 13pt; color: #2f5d44; border-top: 2px solid #2f5d44; padding-top: 1mm; margin: 5mm 0 2mm; } .org { text-transform: uppercase; font-size: 9.5pt; letter-spacing: .05em; } .entry { margin-bottom: 3mm; }`,
  entry: (entry) =>
    html`<div class="entry"><div class="org">${joined([entry.organization, entry.place], ', ')}</div><div><b>${entry.name}</b></div>${when(entry.dates, (text) => html`<div>(${text})</div>`)}${details(entry)}</div>`,
});
