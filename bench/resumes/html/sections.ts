import type { Part } from '../part.ts';
import type { ResumeFile } from '../people/person.ts';
import { type Html, html, when } from './html.ts';
import type { Entry, View } from './view.ts';

/** The setting of what a design's sections hold; what it does not say is set plainly. */
export type Skin = {
  section?: (title: string, content: Html, part: Part) => Html;
  entry: (entry: Entry, part: Part) => Html;
  skills?: (groups: ResumeFile['skills']) => Html;
  languages?: (languages: ResumeFile['languages']) => Html;
};

/** The order of sections that most people choose. */
export const USUAL: readonly Part[] = [
  'summary',
  'work',
  'education',
  'projects',
  'skills',
  'certificates',
  'awards',
  'languages',
  'interests',
];

/** The parts that a resume has, in this order, as sections. */
export function sections(view: View, parts: readonly Part[], skin: Skin): Html[] {
  const section = skin.section ?? plainSection;
  return parts.flatMap((part) => {
    const content = contentOf(view, part, skin);
    return content === undefined ? [] : [section(view.heading(part), content, part)];
  });
}

function contentOf(view: View, part: Part, skin: Skin): Html | undefined {
  const { basics, skills, languages, interests } = view.resume;
  const other: Partial<Record<Part, () => Html>> = {
    summary: () => html`<p>${basics.summary}</p>`,
    skills: () => (skin.skills ?? groupLines)(skills),
    languages: () => (skin.languages ?? languageLine)(languages),
    interests: () => html`<p>${interests.map(({ name }) => name).join(', ')}</p>`,
  };
  const make = other[part];
  if (make === undefined) {
    const entries = view.entries(part);
    return entries.length === 0
      ? undefined
      : html`${entries.map((entry) => skin.entry(entry, part))}`;
  }
  const isEmpty = part === 'summary' ? basics.summary === '' : view.resume[part].length === 0;
  return isEmpty ? undefined : make();
}

const plainSection = (title: string, content: Html): Html =>
  html`<section><h2>${title}</h2>${content}</section>`;

const groupLines = (groups: ResumeFile['skills']): Html =>
  html`${groups.map(
    ({ name, keywords }) =>
      html`<p>${when(name, (text) => html`<b>${text}:</b> `)}${keywords.join(', ')}</p>`,
  )}`;

const languageLine = (languages: ResumeFile['languages']): Html =>
  html`<p>${languages.map(({ language, fluency }) => `${language} (${fluency})`).join(', ')}</p>`;

/** The sentence and the points of an entry. */
export const details = ({ text, points }: Entry): Html =>
  html`${when(text, (line) => html`<p>${line}</p>`)}${bulleted(points)}`;

export const bulleted = (points: readonly string[]): Html =>
  points.length === 0 ? html`` : html`<ul>${points.map((point) => html`<li>${point}</li>`)}</ul>`;

/** Joins what there is of these, with a separator between. */
export const joined = (texts: readonly string[], separator: string): string =>
  texts.filter((text) => text !== '').join(separator);

/** Telephone, e-mail, address and links. */
export const contactsOf = ({ resume: { basics }, address, links }: View): string[] =>
  [basics.phone, basics.email, address, ...links].filter((text) => text !== '');
