import type { Part } from '../part.ts';
import { type Html, html, when } from './html.ts';
import { type HtmlDesign, htmlDesign } from './html-design.ts';
import { contactsOf, details, joined, type Skin, sections, USUAL } from './sections.ts';
import type { Entry, View } from './view.ts';

/** The choices that a design may make of its sections; `languages` of a design are those it is printed in. */
type Said = Partial<Omit<Skin, 'languages'>> & { spoken?: Skin['languages'] };

const skinOf = ({ section, skills, spoken, entry = plainEntry }: Said): Skin => ({
  entry,
  ...(section === undefined ? {} : { section }),
  ...(skills === undefined ? {} : { skills }),
  ...(spoken === undefined ? {} : { languages: spoken }),
});

/** A page of one column; what a design does not say is set plainly. */
type OneColumn = Omit<HtmlDesign, 'body'> &
  Said & {
    parts?: readonly Part[];
    /** Returns what stands above the first section. */
    top?: (view: View) => Html;
    /** Returns what stands below the last one. */
    end?: (view: View) => Html;
  };

export const oneColumn = (design: OneColumn) => {
  const { parts = USUAL, top = plainTop, end = () => html`` } = design;
  return htmlDesign({
    ...design,
    prints: { parts, ...design.prints },
    body: (view) => html`${top(view)}${sections(view, parts, skinOf(design))}${end(view)}`,
  });
};

/** A page whose narrow column has some of the sections. */
type TwoColumns = Omit<HtmlDesign, 'body'> &
  Said & {
    aside: readonly Part[];
    main: readonly Part[];
    /** Returns what stands above both columns, in the narrow one and in the wide one. */
    over?: (view: View) => Html;
    asideTop?: (view: View) => Html;
    mainTop?: (view: View) => Html;
  };

export const twoColumns = (design: TwoColumns) => {
  const none = () => html``;
  const { aside, main, over = none, mainTop = none } = design;
  const { asideTop = contactSection } = design;
  const skin = skinOf(design);
  return htmlDesign({
    ...design,
    prints: { parts: [...aside, ...main], ...design.prints },
    body: (view) => html`${over(view)}<div class="page">
      <aside>${asideTop(view)}${sections(view, aside, skin)}</aside>
      <main>${mainTop(view)}${sections(view, main, skin)}</main>
    </div>`,
  });
};

const plainTop = (view: View): Html => html`
  <h1>${view.resume.basics.name}</h1>
  <div class="label">${view.resume.basics.label}</div>
  <div class="contact">${contactsOf(view).join(' | ')}</div>`;

/** The name and what the person is. */
export const nameAndLabel = ({ resume: { basics } }: View): Html =>
  html`<h1>${basics.name}</h1><div class="label">${basics.label}</div>`;

/** Contacts under their title, a line each. */
export const contactSection = (view: View): Html => html`<section>
  <h2>${view.heading('contact')}</h2>
  ${contactsOf(view).map((contact) => html`<div>${contact}</div>`)}
</section>`;

/** The title, then the organization with its place, then dates. */
const plainEntry = (entry: Entry): Html => html`<div class="entry">
  <h3>${entry.name}</h3>
  ${when(joined([entry.organization, entry.place], ', '), (text) => html`<div>${text}</div>`)}
  ${when(entry.dates, (text) => html`<div class="when">${text}</div>`)}
  ${details(entry)}
</div>`;

/** An entry whose head is one line of text. */
export const lineHead =
  (write: (entry: Entry, part: Part) => string) =>
  (entry: Entry, part: Part): Html =>
    html`<div class="entry">
    <div class="head">${write(entry, part)}</div>
    ${details(entry)}
  </div>`;

/** All skills of all groups. */
export const allSkills = (groups: readonly { keywords: readonly string[] }[]): string[] =>
  groups.flatMap(({ keywords }) => keywords);
