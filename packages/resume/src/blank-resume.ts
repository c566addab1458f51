import { PAPER_SECTIONS } from './parts-of-resume.ts';
import type {
  Award,
  Contact,
  Education,
  EntryId,
  EntryKind,
  EntryOf,
  Experience,
  Resume,
} from './resume.ts';

/** AI Write uses of a new experience (spec section 9). */
export const AI_USES = 3;

/** What a new entry's bullets say before anything is typed (spec section 3). */
export const FIRST_BULLET = '• ';

/** A contact as spec section 3 starts it: all empty, every part shown on the resume. */
export function blankContact(): Contact {
  return {
    fullName: '',
    email: '',
    phone: '',
    linkedin: '',
    website: '',
    country: '',
    state: '',
    city: '',
    shown: { phone: true, linkedin: true, country: true, state: true, city: true },
  };
}

function blankExperience(id: EntryId): Experience {
  return {
    id,
    role: '',
    company: '',
    startDate: '',
    endDate: '',
    isCurrent: false,
    location: '',
    bullets: FIRST_BULLET,
    aiUsesLeft: AI_USES,
  };
}

function blankEducation(id: EntryId): Education {
  return {
    id,
    degree: '',
    school: '',
    location: '',
    minor: '',
    startDate: '',
    endDate: '',
    gpa: '',
    bullets: FIRST_BULLET,
  };
}

function blankNamed(id: EntryId): Award {
  return { id, name: '', organization: '', date: '', relevance: '' };
}

const BLANK_ENTRIES: { [K in EntryKind]: (id: EntryId) => EntryOf<K> } = {
  experience: blankExperience,
  education: blankEducation,
  certification: blankNamed,
  award: blankNamed,
  project: blankNamed,
};

/** A new entry of `kind`; `id` is the client's temporary one until the first save is answered. */
export function blankEntry<K extends EntryKind>(kind: K, id: EntryId): EntryOf<K> {
  return BLANK_ENTRIES[kind](id);
}

/** The resume with one blank entry in every list that was empty, so that a form has something to show. */
export function fillEmptyLists(resume: Resume, newId: () => EntryId): Resume {
  function fill<K extends EntryKind>(kind: K, entries: EntryOf<K>[]): EntryOf<K>[] {
    return entries.length > 0 ? entries : [blankEntry(kind, newId())];
  }
  return {
    ...resume,
    experiences: fill('experience', resume.experiences),
    educations: fill('education', resume.educations),
    certifications: fill('certification', resume.certifications),
    awards: fill('award', resume.awards),
    projects: fill('project', resume.projects),
  };
}

/** A new resume: nothing said yet, one blank entry of every kind. `newId` is called once for each. */
export function blankResume(newId: () => EntryId): Resume {
  const empty = {
    contact: blankContact(),
    summary: '',
    skills: '',
    experiences: [],
    educations: [],
    certifications: [],
    awards: [],
    projects: [],
    sectionOrder: [...PAPER_SECTIONS],
  };
  return fillEmptyLists(empty, newId);
}
