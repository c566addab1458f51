import {
  type Edit,
  type EntryKind,
  entriesOf,
  formatFieldRef,
  type Point,
  type Points,
  type PrintedEntry,
  type PrintedSection,
  type PrintedText,
  pointsIn,
  printedResume,
  type Resume,
  type Sections,
  sectionsOf,
} from '@shortlist/model';

/** Part of a resume that could be hidden. */
export type HiddenPart = {
  /** A point, the points of an entry, the entry, or a section. */
  what: 'point' | 'points' | 'entry' | 'section';
  /** Name of the entry or the section, as it is printed; of a point its text. */
  title: string;
  /** The edit by which it is hidden in a resume, or shown again. */
  setHidden: (resume: Resume, isHidden: boolean) => Edit;
};

/** `loss`: how much a reader misses it, from 0; parts of the same loss go from the last that is printed. */
export type HideablePart = HiddenPart & {
  /** The same in every resume that has the part. */
  key: string;
  loss: number;
  /** The texts that go with it, as `formatFieldRef` writes their fields. */
  sources: readonly string[];
  /** The texts of points; of anything else its title. */
  texts: readonly string[];
};

/** Losses of the parts, least first. */
const LOSS = {
  oldestPoints: 0,
  optionalSection: 1,
  points: 2,
  newestPoint: 2.5,
  entry: 3,
  firstEntry: 4,
  text: 5,
} as const;

/** The kind of section whose first entry is a person's newest job, which never goes. */
const JOBS = 'experience';

/** All parts that could go, in the order in which they are printed; `ofPoints` also each point by itself, but for the first of an entry. */
export function hideableParts(
  resume: Resume,
  base: Sections,
  { ofPoints = false }: { ofPoints?: boolean } = {},
): HideablePart[] {
  const known = sectionsOf(resume, base);
  return printedResume(resume, { sections: base }).sections.flatMap((section) => {
    const definition = known.all.find(({ path }) => path === section.section);
    if (!definition) return [];
    const { kind, isOptional = false } = definition;
    if (isOptional) return [sectionPart(section, kind, LOSS.optionalSection)];
    if (section.entries.length === 0) return [sectionPart(section, kind, LOSS.text)];
    return section.entries.flatMap((entry, at) => {
      const place = {
        kind: kind as EntryKind,
        isFirst: at === 0,
        isLast: at === section.entries.length - 1,
      };
      return [
        ...(ofPoints ? singlePoints(entry, { ...place, resume }) : []),
        ...entryParts(entry, { ...place, resume }),
      ];
    });
  });
}

const sourcesOf = (texts: readonly PrintedText[]) => texts.map(({ ref }) => formatFieldRef(ref));

const textsOfEntry = ({ name, organization, remarks, points }: PrintedEntry) => [
  ...name,
  ...organization,
  ...remarks,
  ...points,
];

const sectionPart = (
  { title, lines, entries }: PrintedSection,
  key: string,
  loss: number,
): HideablePart => ({
  key: `section:${key}`,
  what: 'section',
  title,
  texts: [title],
  loss,
  sources: sourcesOf([...lines, ...entries.flatMap(textsOfEntry)]),
  setHidden: (_resume, isHidden) => ({ type: 'set-section', key, changes: { isHidden } }),
});

type EntryPlace = { resume: Resume; kind: EntryKind; isFirst: boolean; isLast: boolean };

const isNewestJob = ({ kind, isFirst }: EntryPlace) => kind === JOBS && isFirst;

/** The loss of points: those of the oldest job are missed least. */
function lossOfPoints(place: EntryPlace): number {
  if (isNewestJob(place)) return LOSS.newestPoint;
  return place.kind === JOBS && place.isLast ? LOSS.oldestPoints : LOSS.points;
}

/** An entry, and before it its points, which are missed less. */
function entryParts(entry: PrintedEntry, place: EntryPlace): HideablePart[] {
  if (isNewestJob(place)) return [];
  const { kind, isFirst } = place;
  const { id, name, organization } = entry;
  const title = [...name.slice(0, 1), ...organization.slice(0, 1)]
    .map(({ text }) => text)
    .join(', ');
  const whole: HideablePart = {
    key: `entry:${kind}:${id}`,
    what: 'entry',
    title,
    texts: [title],
    loss: isFirst ? LOSS.firstEntry : LOSS.entry,
    sources: sourcesOf(textsOfEntry(entry)),
    setHidden: (_resume, isOn) => ({ type: 'set-flag', kind, id, flag: 'hidden', isOn }),
  };
  const field = entry.points[0]?.ref.field;
  if (isFirst || field === undefined) return [whole];
  const shown = new Set(
    pointsOf({ ...place, id, field }).flatMap((point) => (point.hidden ? [] : point.id)),
  );
  const points: HideablePart = {
    key: `points:${kind}:${id}`,
    what: 'points',
    title,
    texts: entry.points.map(({ text }) => text),
    loss: lossOfPoints(place),
    sources: sourcesOf(entry.points),
    setHidden: (read, isHidden) =>
      withPoints({ resume: read, kind, id, field }, (point) =>
        shown.has(point.id) ? { ...point, hidden: isHidden } : point,
      ),
  };
  return [points, whole];
}

/** The points of an entry one by one, without the first: an entry keeps what it says first. */
function singlePoints({ id, points }: PrintedEntry, place: EntryPlace): HideablePart[] {
  const { kind } = place;
  return points.slice(1).flatMap(({ text, ref }) => {
    const { field } = ref;
    const point = pointsOf({ ...place, id, field })[ref.line ?? 0];
    if (!point) return [];
    return {
      key: `point:${kind}:${id}:${point.id}`,
      what: 'point' as const,
      title: text,
      texts: [text],
      loss: lossOfPoints(place),
      sources: [formatFieldRef(ref)],
      setHidden: (read: Resume, isHidden: boolean) =>
        withPoints({ resume: read, kind, id, field }, (each) =>
          each.id === point.id ? { ...each, hidden: isHidden } : each,
        ),
    };
  });
}

type PointsPlace = { resume: Resume; kind: EntryKind; id: PrintedEntry['id']; field: string };

function pointsOf({ resume, kind, id, field }: PointsPlace): Points['points'] {
  const held = entriesOf(resume, kind).find((each) => each.id === id);
  return (held && pointsIn(held, field)?.points) ?? [];
}

const withPoints = (
  place: PointsPlace,
  change: (point: Point) => Omit<Point, 'hidden'> & { hidden?: boolean },
): Edit =>
  // Its kind has the field, since its points were printed from there.
  ({
    type: 'set-points',
    kind: place.kind,
    id: place.id,
    field: place.field,
    points: pointsOf(place).map(change),
  }) as Edit;
