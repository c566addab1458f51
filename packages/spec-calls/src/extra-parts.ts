import {
  allSettings,
  type ChosenLook,
  isEmptyText,
  isLookChosen,
  isOwnKey,
  isUntouched,
  NO_PHOTO,
  type Photo,
  type Resume,
  readFields,
  readLook,
  readPhoto,
  readSettings,
  type SectionSettings,
  SPEC_TEXTS,
  sectionOfSettings,
  settingsKey,
  type TextKind,
  textOf,
} from '@shortlist/model';
import { readRevision } from './read-entries.ts';
import type { Fields } from './read-field.ts';
import { FIRST_REVISION, type Revisions } from './resume-details.ts';

/** The revisions that such parts have. */
type Counted = 'look' | 'photo' | 'settings' | 'texts';

type ExtraPart = Fields & { revision: number };

/**
 * The parts of a resume that there is one of and that the spec's calls do not know, by key, each with its revision:
 * the look, settings of sections, and texts. What was never saved and says nothing is left out.
 */
export function writeExtraParts(
  resume: Resume,
  { look, photo, settings = {}, texts = {} }: Pick<Revisions, Counted>,
): Record<string, ExtraPart> {
  const hasLook = look > FIRST_REVISION || isLookChosen(resume.look);
  const decided = [...allSettings(resume)].filter(
    ([key, value]) => key in settings || !isUntouched(value),
  );
  const said = resume.sections.filter(
    (section) =>
      'text' in section &&
      !SPEC_TEXTS.includes(section.key) &&
      (section.key in texts || !isEmptyText(section.text)),
  );
  return Object.fromEntries<ExtraPart>([
    ...(resume.photo || photo
      ? [['photo', { ...(resume.photo ?? NO_PHOTO), revision: photo ?? FIRST_REVISION }] as const]
      : []),
    ...(hasLook ? [['look', { ...resume.look, revision: look }] as const] : []),
    ...decided.map(([key, value]): [string, ExtraPart] => [
      settingsKey(key),
      { ...value, revision: settings[key] ?? FIRST_REVISION },
    ]),
    ...said.map(({ key }): [string, ExtraPart] => [
      key,
      { text: textOf(resume, key as TextKind), revision: texts[key] ?? FIRST_REVISION },
    ]),
  ]);
}

/** Such parts in an answer. */
export type ExtraParts = {
  look: ChosenLook;
  photo?: Photo;
  settings: ReadonlyMap<string, SectionSettings>;
  texts: ReadonlyMap<string, string>;
  revisions: Pick<Revisions, Counted>;
};

/** Reads such parts of the server's answer. Never throws, whatever JSON it is. */
export function readExtraParts({ extra_parts }: Fields): ExtraParts {
  const parts = Object.entries(readFields(extra_parts)).map(
    ([key, value]) => [key, readFields(value)] as const,
  );
  const { look: sentLook, photo: sentPhoto } = readFields(extra_parts);
  const look = readFields(sentLook);
  const photo = readPhoto(sentPhoto);
  const settings = parts.flatMap(([part, fields]) => {
    const key = sectionOfSettings(part);
    return key === undefined ? [] : [[key, fields] as const];
  });
  const texts = parts.filter(
    ([key, { text }]) => typeof text === 'string' && !SPEC_TEXTS.includes(key),
  );
  return {
    look: readLook(look),
    ...(photo && { photo }),
    settings: new Map(settings.map(([key, fields]) => [key, readSettings(fields)])),
    texts: new Map(texts.map(([key, { text }]) => [key, String(text)])),
    revisions: {
      look: readRevision(look.revision) ?? FIRST_REVISION,
      ...(sentPhoto !== undefined && {
        photo: readRevision(readFields(sentPhoto).revision) ?? FIRST_REVISION,
      }),
      ...(settings.length > 0 && { settings: revisionsOf(settings) }),
      ...(texts.length > 0 && { texts: revisionsOf(texts) }),
    },
  };
}

const revisionsOf = (parts: readonly (readonly [string, Fields])[]) =>
  Object.fromEntries(
    parts.map(([key, { revision }]) => [key, readRevision(revision) ?? FIRST_REVISION]),
  );

/** The person's own sections of which an answer has entries, with or without their settings. */
export const ownListsOf = ({ extra_sections }: Fields): string[] =>
  Object.keys(readFields(extra_sections)).filter(isOwnKey);
