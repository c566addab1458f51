import { createSearch, type Search } from './search-printed.ts';
import type { Truth, Value } from './truth.ts';

/**
 * Drops from the truth what the document does not print: whatever a design says of itself, a value
 * that is not on the page cannot be read from it. Answers with the fields of what was dropped.
 */
export function keepPrinted(
  truth: Truth,
  texts: readonly string[],
): { truth: Truth; dropped: string[] } {
  const search = createSearch(texts);
  const dropped: string[] = [];
  const keep = keeperOf(search, dropped);
  const kept: Truth = {
    ...truth,
    contact: keepContact(truth.contact, keep, search),
    summary: keep.value('summary', truth.summary),
    ...keepCareer(truth, keep, search),
    awards: truth.awards.map((entry) => ({
      title: keep.value('awards.title', entry.title),
      organization: keep.value('awards.organization', entry.organization),
      date: keep.date('awards.date', entry.date),
    })),
    certifications: truth.certifications.map((entry) => ({
      name: keep.value('certifications.name', entry.name),
      organization: keep.value('certifications.organization', entry.organization),
      date: keep.date('certifications.date', entry.date),
    })),
    projects: truth.projects.map((entry) => ({
      ...entry,
      name: keep.value('projects.name', entry.name),
      date: keep.date('projects.date', entry.date),
      description: keep.value('projects.description', entry.description),
    })),
    skills: keep.all('skills', truth.skills),
  };
  return { truth: withoutUnnamed(kept), dropped };
}

type Keeper = {
  value: (field: string, value: Value) => Value;
  date: (field: string, value: Value) => Value;
  all: (field: string, values: readonly string[]) => string[];
};

function keeperOf(search: Search, dropped: string[]): Keeper {
  const keepIf = (isPrinted: (text: string) => boolean) => (field: string, value: Value) => {
    if (value === null) return null;
    const values = [value].flat();
    const kept = values.filter((one) => one === null || isPrinted(one));
    if (values.some((one) => one !== null) && kept.every((one) => one === null)) {
      dropped.push(field);
      return null;
    }
    return Array.isArray(value) ? kept : value;
  };
  const value = keepIf(search.has);
  return {
    value,
    date: keepIf((date) => search.hasYear(date.slice(0, 4))),
    all: (field, values) => values.filter((one) => value(field, one) !== null),
  };
}

function keepContact(contact: Truth['contact'], keep: Keeper, search: Search): Truth['contact'] {
  // An address that only a link holds may be read from it, and may be missed.
  const address = (value: Value): Value =>
    typeof value === 'string' && !search.hasAddress(value) ? [null, value] : value;
  const country = [contact.country].flat();
  const isCountryPrinted = country.some((name) => name !== null && search.hasWords(name));
  const word = (field: string, value: Value): Value =>
    typeof value === 'string' && search.hasWords(value) ? value : keep.value(field, null);
  return {
    ...contact,
    fullName: keep.value('contact.fullName', contact.fullName),
    email: keep.value('contact.email', contact.email),
    phone: keep.value('contact.phone', contact.phone),
    linkedin: address(contact.linkedin),
    website: address(contact.website),
    city: word('contact.city', contact.city),
    state: word('contact.state', contact.state),
    country: isCountryPrinted ? contact.country : null,
  };
}

function keepCareer(
  { experiences, educations }: Truth,
  keep: Keeper,
  search: Search,
): Pick<Truth, 'experiences' | 'educations'> {
  return {
    experiences: experiences.map((entry) => ({
      ...entry,
      role: keep.value('experiences.role', entry.role),
      company: keep.value('experiences.company', entry.company),
      startDate: keep.date('experiences.startDate', entry.startDate),
      endDate: keep.date('experiences.endDate', entry.endDate),
      location: keep.value('experiences.location', entry.location),
      bullets: keep.all('experiences.bullets', entry.bullets),
    })),
    educations: educations.map((entry) => ({
      ...entry,
      degree: keepDegree(entry.degree, keep, search),
      school: keep.value('educations.school', entry.school),
      startDate: keep.date('educations.startDate', entry.startDate),
      endDate: keep.date('educations.endDate', entry.endDate),
      gpa: keep.value('educations.gpa', entry.gpa),
      bullets: keep.all('educations.bullets', entry.bullets),
    })),
  };
}

/** A degree in one piece; whole where its two parts stand apart; else the part of it that is printed. */
function keepDegree(degree: Value, keep: Keeper, search: Search): Value {
  const [whole = null] = [degree].flat();
  const spellings = [degree].flat().filter((one) => one !== null && search.has(one));
  if (spellings.length > 0) return spellings;
  const words = (whole ?? '').split(' ');
  const parts = words.map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')]);
  if (parts.some((pair) => pair.every((part) => part !== '' && search.hasWords(part))))
    return whole;
  const printed = parts.flat().filter((part) => part !== '' && search.hasWords(part));
  const [longest] = printed.sort((one, other) => other.length - one.length);
  return longest ?? keep.value('educations.degree', degree);
}

/** An entry whose names are not printed is not in the document. */
const withoutUnnamed = (truth: Truth): Truth => ({
  ...truth,
  experiences: truth.experiences.filter(({ role, company }) => role !== null || company !== null),
  educations: truth.educations.filter(({ degree, school }) => degree !== null || school !== null),
  awards: truth.awards.filter(({ title }) => title !== null),
  certifications: truth.certifications.filter(({ name }) => name !== null),
  projects: truth.projects.filter(({ name }) => name !== null),
});
