import {
  type Contact,
  entriesOf,
  isEmptyEntry,
  JsonResume,
  type JsonResumeFile,
  linkedinHandle,
  linkedinHref,
  parseLabelledLines,
  partStudy,
  type Resume,
  type Sections,
  sectionsOf,
  textOf,
  withEntries,
} from '@shortlist/model';
import { countryCode } from '../country-code.ts';
import { writeKeywords } from '../keyword-lines.ts';
import { withoutHidden } from '../own-points.ts';

/** The fields of a file in the order of the standard's own schema. */
const FIELDS = Object.keys(JsonResume.shape);

/**
 * The resume in the standard's own fields, empty ones included. What they cannot say is left out;
 * entries keep their order and number, so that place tells which is which.
 */
export function writeStandard(resume: Resume, sections: Sections): JsonResumeFile {
  const known = sectionsOf(resume, sections);
  const lists = known.entries.flatMap((section) => {
    const entries = entriesOf(resume, section.kind).map((entry) => withoutHidden(section, entry));
    return Object.entries(section.jsonResume?.write(entries) ?? {});
  });
  const texts = known.texts.flatMap(({ kind, jsonResume }) =>
    jsonResume ? [[jsonResume, writeKeywords(textOf(resume, kind))] as const] : [],
  );
  const fields = new Map<string, unknown>([['basics', writeBasics(resume)], ...texts, ...lists]);
  const file: JsonResumeFile = Object.fromEntries(
    FIELDS.filter((name) => fields.has(name)).map((name) => [name, fields.get(name)]),
  );
  return file.education ? { ...file, education: file.education.map(withParts) } : file;
}

type Study = NonNullable<JsonResumeFile['education']>[number];

/** A study with kind and subject of its degree in two fields. */
const withParts = (study: Study): Study => ({
  ...study,
  ...partStudy(String(study.studyType ?? '')),
});

function writeBasics(resume: Resume) {
  const { contact } = resume;
  return {
    name: contact.fullName,
    label: contact.headline,
    email: contact.email,
    phone: contact.phone,
    url: contact.website,
    summary: textOf(resume, 'summary'),
    location: {
      city: contact.city,
      region: contact.state,
      countryCode: countryCode(contact.country),
    },
    profiles: writeProfiles(contact),
  };
}

function writeProfiles({ linkedin, links }: Contact) {
  const url = linkedinHref(linkedin);
  const further = parseLabelledLines(links).map(({ label, text }) => ({
    network: label,
    username: '',
    url: text,
  }));
  return url === undefined
    ? further
    : [{ network: 'LinkedIn', username: linkedinHandle(linkedin), url }, ...further];
}

/** The resume without entries that say nothing: a form has them, a document does not. */
export function withoutEmptyEntries(resume: Resume, sections: Sections): Resume {
  return sectionsOf(resume, sections).entries.reduce(
    (written, { kind }) =>
      withEntries(
        written,
        kind,
        entriesOf(resume, kind).filter((entry) => !isEmptyEntry(entry)),
      ),
    resume,
  );
}
