import {
  type EntryKind,
  entriesOf,
  formatFieldRef,
  type PrintedEntry,
  printedResume,
  type Resume,
  type Sections,
} from '@shortlist/model';
import { type Evidence, groundsOf } from '../evidence.ts';
import type { Draft } from '../suggestion.ts';
import { pointsAt } from '../text-places.ts';
import { listMoves } from './lead.ts';

type Given = { resume: Resume; evidence: readonly Evidence[]; sections: Sections };

/** Suggests to move points that answer a must-have to the top of their entries, and entries to the top of lists without dates. */
export function suggestMoves({ resume, evidence, sections }: Given): Draft[] {
  const musts = evidence.filter(({ keyword }) => keyword.importance === 'must');
  return printedResume(resume, { sections }).sections.flatMap((section) => {
    const kind = sections.kindOf(section.section);
    if (!kind) return [];
    const { entries } = section;
    return [
      ...entries.flatMap((entry) => movePoints(entry, { resume, kind, musts })),
      ...moveEntries(entries, { resume, kind, musts }),
    ];
  });
}

type Place = { resume: Resume; kind: EntryKind; musts: readonly Evidence[] };

/** The first evidence of each must-have among some sources, by source. */
function firstProofs(musts: readonly Evidence[], isIn: (source: string) => boolean): Evidence[] {
  const here = musts.filter(({ source }) => isIn(source));
  return here.filter(
    ({ keyword }, at) => here.findIndex((each) => each.keyword === keyword) === at,
  );
}

function movePoints(entry: PrintedEntry, { resume, kind, musts }: Place): Draft[] {
  const field = entry.points[0]?.ref.field;
  if (field === undefined) return [];
  const place = { kind, id: entry.id, field };
  const points = pointsAt(resume, place)?.points ?? [];
  const printed = entry.points.flatMap(({ text, ref }) => {
    const point = points[ref.line ?? 0];
    return point ? [{ id: point.id, text, source: formatFieldRef(ref) }] : [];
  });
  const proofs = firstProofs(musts, (source) => printed.some((each) => each.source === source));
  const answering = printed.filter(({ source }) => proofs.some((each) => each.source === source));
  return listMoves(
    printed.map(({ id }) => id),
    answering.map(({ id }) => id),
  ).flatMap(({ moved, behind }) => {
    const point = printed.find(({ id }) => id === moved);
    const proof = proofs.find(({ source }) => source === point?.source);
    if (!point || !proof) return [];
    return {
      ...groundsOf(proof),
      before: [],
      after: [point.text],
      gain: 0,
      change: { type: 'move-point', ...place, point: moved, behind },
    };
  });
}

/** Kinds that everybody reads as an order in time, also without dates. */
const IN_TIME: ReadonlySet<EntryKind> = new Set(['experience', 'education']);

/** An order in time is kept: a list that prints dates stays as it is. */
function moveEntries(entries: readonly PrintedEntry[], { resume, kind, musts }: Place): Draft[] {
  const held = entriesOf(resume, kind);
  const isFixed =
    IN_TIME.has(kind) ||
    entries.some(({ dates, isRole }) => dates.length > 0 || isRole) ||
    held.some(({ sameEmployer }) => sameEmployer);
  if (isFixed) return [];
  const isOf = (source: string, { id }: PrintedEntry) => source.endsWith(`@${id}`);
  const proofs = firstProofs(musts, (source) => entries.some((entry) => isOf(source, entry)));
  const answering = entries.filter((entry) => proofs.some(({ source }) => isOf(source, entry)));
  return listMoves(
    entries.map(({ id }) => id),
    answering.map(({ id }) => id),
  ).flatMap(({ moved, behind }) => {
    const entry = entries.find(({ id }) => id === moved);
    const proof = entry && proofs.find(({ source }) => isOf(source, entry));
    if (!proof) return [];
    return {
      ...groundsOf(proof),
      before: [],
      after: [entry.name.map(({ text }) => text).join(', ')],
      gain: 0,
      change: { type: 'move-entry', kind, id: moved, behind },
    };
  });
}
