import { test } from '@fast-check/vitest';
import { emptyResume, type Resume, SECTIONS } from '@shortlist/model';
import { anyOpenResume } from '@shortlist/model/open-resume.test-support';
import { countIds } from '@shortlist/model/resume.test-support';
import { expect } from 'vitest';
import { resumeModelOf } from './resume-model.ts';

const model = resumeModelOf(SECTIONS);

const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

/** The resume put together again from its parts, each of them as it stands on a disk. */
function fromParts(resume: Resume): Resume {
  const names = model.sections(resume);
  // Settings come first: they say which sections there are.
  const inOrder = [...names].sort(
    (one, other) => Number(other.startsWith('section:')) - Number(one.startsWith('section:')),
  );
  const settled = inOrder.reduce(
    (read, name) => model.withSection(read, name, throughJson(model.readSection(resume, name))),
    emptyResume(countIds(), SECTIONS),
  );
  return model
    .lists(resume)
    .reduce(
      (read, kind) => model.withEntries(read, kind, throughJson(model.listEntries(resume, kind))),
      settled,
    );
}

test.prop([anyOpenResume])(
  '[OC2] [OC3] any resume of the open model comes back from its parts',
  (resume) => {
    const again = fromParts(resume);
    for (const name of model.sections(resume))
      expect(model.readSection(again, name), name).toEqual(model.readSection(resume, name));
    for (const kind of model.lists(resume))
      expect(model.listEntries(again, kind), kind).toEqual(model.listEntries(resume, kind));
  },
);
