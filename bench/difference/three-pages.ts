import {
  applyEdit,
  type Edit,
  entriesOf,
  type Resume,
  SECTIONS,
  withEntries,
} from '@shortlist/model';

/** Jobs that fill three pages in most designs. */
const JOBS = 11;

/** The resume with more jobs, no two of them alike. */
export function longer(resume: Resume): Resume {
  const jobs = entriesOf(resume, 'experience');
  const many = Array.from({ length: JOBS }, (_, at) => {
    const job = jobs[at % jobs.length];
    if (!job) throw new Error('The sample has no job.');
    const points = job.bullets.points.map((point, line) => ({
      ...point,
      text: `${point.text.replace(/\.$/u, '')}, in year ${at} and team ${line} of ${at * 7 + line}.`,
    }));
    const id = `job-${at}` as typeof job.id;
    return { ...job, id, company: `${job.company} ${at}`, bullets: { ...job.bullets, points } };
  });
  return withEntries(resume, 'experience', many);
}

/** The resume as somebody leaves it after an evening: a word in every third point, an entry moved, one hidden, another summary. */
export function changed(resume: Resume): Resume {
  const jobs = entriesOf(resume, 'experience').map((job, at) => ({
    ...job,
    bullets: {
      ...job.bullets,
      points: job.bullets.points.map((point, line) =>
        (at + line) % 3 === 0 ? { ...point, text: point.text.replace(' ', ' newly ') } : point,
      ),
    },
  }));
  const edits: Edit[] = [
    { type: 'move-entry', kind: 'experience', id: idAt(jobs, 9), to: 1 },
    {
      type: 'set-flag',
      kind: 'experience',
      id: idAt(jobs, 5),
      flag: 'hidden',
      isOn: true,
    },
    { type: 'set-text', kind: 'summary', text: 'Somebody else by now, with other words.' },
  ];
  return edits.reduce(
    (each, edit) => applyEdit(each, edit, SECTIONS),
    withEntries(resume, 'experience', jobs),
  );
}

function idAt<Id>(entries: readonly { id: Id }[], at: number): Id {
  const entry = entries[at];
  if (!entry) throw new Error(`There is no entry ${at}.`);
  return entry.id;
}
