import { fc, it as property } from '@fast-check/vitest';
import { type FieldRef, formatFieldRef, type Resume, SECTIONS } from '@shortlist/model';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import { describe, expect } from 'vitest';
import { changeField } from './change-field.test-support.ts';
import { compareRead } from './index.ts';

type Field = { ref: FieldRef; typed: string };

/** Every field that is printed: what is lost when nothing at all is read. */
function fieldsOf(resume: Resume): readonly Field[] {
  const { contact } = resume;
  const silent = Object.fromEntries(Object.keys(contact).map((name) => [name, '']));
  const nothing = { ...contact, ...silent, shown: contact.shown };
  return compareRead(resume, { ...resume, contact: nothing, sections: [] }, { sections: SECTIONS })
    .differences;
}

/** A field by what it says: of two points of an entry that say the same, either may be the one that was read. */
const inWords = ({ ref: { line: _, ...ref }, typed }: Field) => `${formatFieldRef(ref)} ${typed}`;

describe('[EX3] of a resume comes back', () => {
  property.prop([anyOpenResume])('all where it is read as it was typed', (resume) => {
    const { fields, same, differences } = compareRead(resume, resume, { sections: SECTIONS });
    expect(differences).toEqual([]);
    expect(same).toBe(fields);
    expect(fields).toBe(fieldsOf(resume).length);
  });

  property.prop([anyOpenResume, fc.nat(), fc.boolean()])(
    'all but the one field that is read otherwise or not at all, and that one is named',
    (resume, nth, isGone) => {
      const all = fieldsOf(resume);
      const field = all[nth % Math.max(all.length, 1)];
      if (!field) return;
      const inLine = all.filter(({ ref }) => formatFieldRef(ref) === formatFieldRef(field.ref));
      const read = changeField(resume, field.ref, isGone);
      const { fields, same, differences } = compareRead(resume, read, { sections: SECTIONS });
      expect(differences.map(inWords)).toEqual(inLine.map(inWords));
      expect(fields).toBe(all.length);
      expect(same).toBe(all.length - differences.length);
    },
  );
});
