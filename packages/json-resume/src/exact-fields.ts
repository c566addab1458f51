import type { Resume, Sections } from '@shortlist/model';
import { z } from 'zod';
import { flatResume, readFlatResume } from './flat-resume.ts';

const Value = z.union([z.string(), z.number(), z.boolean()]);
type Value = z.infer<typeof Value>;

/**
 * A field that the standard's own fields do not give back to the letter: what they read as, and
 * what it says. `path` is its path in the flat form of a resume, `experiences[0].isCurrent`.
 */
const ExactField = z.object({ path: z.string(), standard: Value, exact: Value });
export type ExactField = z.infer<typeof ExactField>;

const Meta = z.object({ shortlist: z.object({ exactFields: z.array(ExactField) }) });

/** Every field in which `reading`, made from the standard's fields, differs from `resume`. */
export function findExactFields(resume: Resume, reading: Resume, sections: Sections): ExactField[] {
  const read = new Map<string, Value>();
  mapFields(flatResume(reading, sections), '', (path, value) => {
    read.set(path, value);
    return value;
  });
  const found: ExactField[] = [];
  mapFields(flatResume(resume, sections), '', (path, exact) => {
    const standard = read.get(path);
    if (standard !== undefined && standard !== exact) found.push({ path, standard, exact });
    return exact;
  });
  return found;
}

/**
 * The reading with the exact values that a file's `meta.shortlist` has for it. A value counts only
 * where the standard's field still reads as it did when the file was written: what a person or
 * another program has changed since is what stands. A `meta` that is not ours changes nothing.
 */
export function restoreExactFields(reading: Resume, meta: unknown, sections: Sections): Resume {
  const read = Meta.safeParse(meta);
  if (!read.success) return reading;
  const fields = new Map(read.data.shortlist.exactFields.map((field) => [field.path, field]));
  const restored = mapFields(flatResume(reading, sections), '', (path, value) => {
    const field = fields.get(path);
    return field?.standard === value ? field.exact : value;
  });
  return readFlatResume(restored, reading, sections) ?? reading;
}

/** The same tree with every value changed by `change`, except ids, which belong to a place and not to a document. */
function mapFields(
  tree: unknown,
  path: string,
  change: (path: string, value: Value) => Value,
): unknown {
  if (Array.isArray(tree)) {
    return tree.map((each, index) => mapFields(each, `${path}[${index}]`, change));
  }
  if (typeof tree === 'object' && tree !== null) {
    return Object.fromEntries(
      Object.entries(tree).map(([key, value]) => {
        const childPath = path === '' ? key : `${path}.${key}`;
        return [key, key === 'id' ? value : mapFields(value, childPath, change)];
      }),
    );
  }
  const value = Value.safeParse(tree);
  return value.success ? change(path, value.data) : tree;
}
