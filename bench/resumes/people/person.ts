export const LANGUAGES = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl'] as const;

/** The language that a resume is written in. */
export type Language = (typeof LANGUAGES)[number];

export type Work = {
  name: string;
  position: string;
  location: string;
  /** YYYY-MM or YYYY; '' where the resume gives none. A start without an end goes on to this day. */
  startDate: string;
  endDate: string;
  summary: string;
  highlights: string[];
};

export type Study = {
  institution: string;
  area: string;
  studyType: string;
  startDate: string;
  endDate: string;
  score: string;
  courses: string[];
};

type Project = {
  name: string;
  description: string;
  highlights: string[];
  startDate: string;
  endDate: string;
};

/**
 * A JSON Resume 1.0 (github.com/jsonresume/resume-schema) with every part that we print; a part
 * that a person lacks is empty. `country` is the written-out name, which the standard leaves out.
 */
export type ResumeFile = {
  basics: {
    name: string;
    label: string;
    email: string;
    phone: string;
    url: string;
    summary: string;
    location: { city: string; region: string; countryCode: string; country: string };
    profiles: { network: string; username: string; url: string }[];
  };
  work: Work[];
  education: Study[];
  awards: { title: string; date: string; awarder: string; summary: string }[];
  certificates: { name: string; date: string; issuer: string }[];
  projects: Project[];
  /** A person without groups of skills has one group without a name. */
  skills: { name: string; keywords: string[] }[];
  languages: { language: string; fluency: string }[];
  interests: { name: string; keywords: string[] }[];
};

/** A person of a document. */
export type Person = {
  id: string;
  language: Language;
  /** The trade that drawn words come from: `nurse`, `welder`; else 'unknown'. */
  trade: string;
  /** True if every date is given, and to the month; many themes print "Invalid date" otherwise. */
  isDated: boolean;
  resume: ResumeFile;
};
