type Text = string | readonly (string | null)[] | null | undefined;
type Entry = Record<string, Text> & { bullets?: readonly string[] };

/** A document's truth of an evaluation set, as far as JSON Resume needs it. */
export type Truth = {
  contact: Record<string, Text>;
  summary: Text;
  skills: readonly string[];
} & Record<'experiences' | 'educations' | 'awards' | 'certifications' | 'projects', Entry[]>;

/** A truth may name several right values; the first counts. */
const first = (text: Text): string =>
  (typeof text === 'object' ? text?.find((each) => each !== null) : text) ?? '';

/** Converts a truth to JSON Resume. */
export function fromTruth(truth: Truth): object {
  const { contact, experiences, educations, awards, certifications, projects } = truth;
  return {
    basics: {
      name: first(contact.fullName),
      email: first(contact.email),
      phone: first(contact.phone),
      url: first(contact.website),
      summary: first(truth.summary),
      location: { city: first(contact.city), region: first(contact.state) },
      profiles: [{ network: 'LinkedIn', url: first(contact.linkedin) }],
    },
    work: experiences.map((entry) => ({
      name: first(entry.company),
      position: first(entry.role),
      location: first(entry.location),
      ...dates(entry),
      highlights: entry.bullets,
    })),
    education: educations.map((entry) => ({
      institution: first(entry.school),
      studyType: first(entry.degree),
      area: first(entry.minor),
      score: first(entry.gpa),
      ...dates(entry),
      courses: entry.bullets,
    })),
    awards: awards.map((entry) => ({
      title: first(entry.title),
      awarder: first(entry.organization),
      date: first(entry.date),
    })),
    certificates: certifications.map((entry) => ({
      name: first(entry.name),
      issuer: first(entry.organization),
      date: first(entry.date),
    })),
    projects: projects.map((entry) => ({
      name: first(entry.name),
      entity: first(entry.organization),
      description: first(entry.description),
    })),
    skills: truth.skills.map((name) => ({ name })),
  };
}

const dates = (entry: Entry) => ({
  startDate: first(entry.startDate),
  endDate: first(entry.endDate),
});
