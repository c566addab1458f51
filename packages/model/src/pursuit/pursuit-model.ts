import {
  type DocumentModel,
  type FieldVersions,
  mergeText,
  type PartFields,
  sameValue,
} from '@shortlist/draft';
import type { KindTypes } from '../documents/kind-types.ts';
import {
  CLOSING_REASONS,
  NO_ENTRIES,
  NO_PARTS,
  type Pursuit,
  type PursuitList,
  type PursuitSection,
} from './pursuit.ts';
import { applyPursuitEdit, type PursuitEdit, partsOfPursuitEdit } from './pursuit-edit.ts';
import {
  entryOfPursuitKey,
  isPursuitList,
  isPursuitSection,
  PURSUIT_LISTS,
  PURSUIT_SECTIONS,
  type PursuitContent,
  type PursuitEntry,
} from './pursuit-parts.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The types of an application as a document of drafts. */
export type PursuitTypes = KindTypes & {
  document: Pursuit;
  section: PursuitSection;
  list: PursuitList;
  entry: PursuitEntry;
  content: PursuitContent;
  edit: PursuitEdit;
};

/** Fields whose lines merge one by one: `text` of the posting and the notes, `note` of entries. */
const LINES: ReadonlySet<string> = new Set(['text', 'note']);

/** Rules that merge the parts of an application: field by field, an amount of pay as a whole, reasons one by one. */
const PURSUIT_FIELDS: PartFields<PursuitTypes> = {
  list: (value) => Object.keys(value ?? {}).filter((field) => field !== 'id'),
  read: (value, field) => (value as Fields | undefined)?.[field],
  // A field of the part that another version of it has.
  write: (value, field, said) =>
    ({ ...(value as Fields), [field]: said }) as unknown as PursuitEntry,
  mergeLines(field, versions) {
    if (field === 'reasons') return mergeReasons(versions);
    const { base, mine, theirs } = versions;
    return LINES.has(field) ? mergeText(String(base), String(mine), String(theirs)) : undefined;
  },
};

/** Each reason is as the side has it that changed it. */
function mergeReasons({ base, mine, theirs }: FieldVersions): unknown {
  const [before, here, there] = [base, mine, theirs].map(
    (side) => new Set(Array.isArray(side) ? side : []),
  );
  return CLOSING_REASONS.filter((reason) =>
    (here?.has(reason) === before?.has(reason) ? there : here)?.has(reason),
  );
}

/** An application as the draft engine sees it: parts that there is one of, people and interviews, which stand in the order in which they came. */
export const createPursuitModel = (): DocumentModel<PursuitTypes> => ({
  schema: 1,
  upgradeValue: (_key, value) => value,
  shareIds: (_key, value) => value,
  sections: () => PURSUIT_SECTIONS,
  lists: () => PURSUIT_LISTS,
  isSection: isPursuitSection,
  isList: isPursuitList,
  readSection: (pursuit, section) => pursuit[section],
  withSection: (pursuit, section, content) => ({ ...pursuit, [section]: content }),
  listEntries: (pursuit, list) => pursuit[list],
  withEntries: (pursuit, list, entries) => ({ ...pursuit, [list]: entries }),
  withId: (entry, id) => ({ ...entry, id }),
  readOrder: () => undefined,
  withOrder: (pursuit) => pursuit,
  arrange: (entries) => [...entries],
  isEmptyEntry: ({ id: _, ...said }) =>
    PURSUIT_LISTS.some((list) => sameValue(said, NO_ENTRIES[list])),
  fillEmptyLists: (pursuit) => pursuit,
  applyEdit: applyPursuitEdit,
  partsOfEdit: partsOfPursuitEdit,
  withCurrentId: (edit, currentId) => ('id' in edit ? { ...edit, id: currentId(edit.id) } : edit),
  fields: PURSUIT_FIELDS,
  emptyField(key, field) {
    const list = entryOfPursuitKey(key)?.list;
    const empty: Fields = list ? NO_ENTRIES[list] : NO_PARTS[key as PursuitSection];
    return empty[field];
  },
  findProblem: () => undefined,
});
