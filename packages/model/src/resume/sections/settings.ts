import { z } from 'zod';

/** Shapes of a section of a person's own: running text, a list of points, or entries. */
export const OWN_SHAPES = ['text', 'list', 'entries'] as const;
export type OwnShape = (typeof OWN_SHAPES)[number];

/** A person's settings of a section, beside what it says. */
export type SectionSettings = {
  /** Given title; empty where it has its usual one. */
  readonly title: string;
  /** True if it stands in the editor alone, and on no paper. */
  readonly isHidden: boolean;
  /** True if the resume has it, of a section that not every resume has. */
  readonly isAdded: boolean;
  /** Of a section of the person's own; else null. */
  readonly shape: OwnShape | null;
  /** True if it begins at the head of a page. */
  readonly startsPage: boolean;
  /** True if it is on one page where a page holds it. */
  readonly keptTogether: boolean;
};

/** The settings of a section that nobody has touched. */
export const NO_SETTINGS: SectionSettings = {
  title: '',
  isHidden: false,
  isAdded: false,
  shape: null,
  startsPage: false,
  keptTogether: false,
};

export const MAX_SECTION_TITLE = 100;

/** The schema of each setting. */
export const SettingsMembers = {
  title: z.string().max(MAX_SECTION_TITLE),
  isHidden: z.boolean(),
  isAdded: z.boolean(),
  shape: z.enum(OWN_SHAPES).nullable(),
  startsPage: z.boolean(),
  keptTogether: z.boolean(),
};

const StoredSettings = z
  .object({
    title: SettingsMembers.title.catch(''),
    isHidden: SettingsMembers.isHidden.catch(false),
    isAdded: SettingsMembers.isAdded.catch(false),
    shape: SettingsMembers.shape.catch(null),
    startsPage: SettingsMembers.startsPage.catch(false),
    keptTogether: SettingsMembers.keptTogether.catch(false),
  })
  .catch(NO_SETTINGS);

/** Reads settings as any release has stored or sent them: what is missing, or not known here, is as in a new section. */
export const readSettings = (value: unknown): SectionSettings => StoredSettings.parse(value);

export const isUntouched = (settings: SectionSettings): boolean =>
  Object.entries(NO_SETTINGS).every(
    ([name, untouched]) => settings[name as keyof SectionSettings] === untouched,
  );
