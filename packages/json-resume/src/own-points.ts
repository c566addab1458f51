import {
  type EntriesOfAnyKind,
  entriesOf,
  type Points,
  pointMembers,
  pointsCodec,
  pointValues,
  type Resume,
  type Sections,
  sectionsOf,
  splitLines,
  withEntries,
  withPointValues,
} from '@shortlist/model';
import { z } from 'zod';

/** The marks of a text of points and which are hidden or locked, with the text that they belong to. */
const OwnPoints = z.object({
  /** As in `exactFields`: `experiences[0].bullets`. */
  path: z.string(),
  text: z.string(),
  marks: z.unknown().optional(),
  hidden: z.unknown().optional(),
  locked: z.unknown().optional(),
});
const Meta = z.object({ shortlist: z.object({ points: z.array(OwnPoints) }) });

/** Returns what the texts of a resume's points do not say, for `meta.shortlist`; nothing where they say all. */
export const writeOwnPoints = (resume: Resume, sections: Sections) =>
  sectionsOf(resume, sections).entries.flatMap((section) =>
    entriesOf(resume, section.kind).flatMap((entry, at) =>
      pointMembers(section).flatMap((name) => {
        const points = pointsOf(entry, name);
        const values = points && pointValues(points);
        const path = pathOf(section, at, name);
        return values ? [{ path, text: pointsCodec.toFlat(points), ...values }] : [];
      }),
    ),
  );

/** The resume with what the `meta` of a file says of its points: marks move with a text that was changed since. */
export function readOwnPoints(resume: Resume, meta: unknown, sections: Sections): Resume {
  const own = Meta.safeParse(meta).data?.shortlist.points ?? [];
  if (own.length === 0) return resume;
  const known = new Map(own.map((points) => [points.path, points]));
  return sectionsOf(resume, sections).entries.reduce((read, section) => {
    const entries = entriesOf(read, section.kind).map((entry, at) => {
      const marked = pointMembers(section).flatMap((name) => {
        const points = pointsOf(entry, name);
        const said = known.get(pathOf(section, at, name));
        return points && said ? [[name, markedPoints(points, said)]] : [];
      });
      return { ...entry, ...Object.fromEntries(marked) };
    });
    return withEntries(read, section.kind, entries);
  }, resume);
}

function markedPoints(points: Points, { text, ...values }: z.infer<typeof OwnPoints>): Points {
  const before = withPointValues(pointsCodec.fromFlat(text), values);
  return pointsCodec.fromFlat(pointsCodec.toFlat(points), before);
}

/** An entry without its hidden points, as the standard's own fields say it. */
export function withoutHidden<E extends object>(section: EntriesOfAnyKind, entry: E): E {
  const shown = pointMembers(section).flatMap((name) => {
    const points = pointsOf(entry, name);
    return points?.points.some(({ hidden }) => hidden) ? [[name, shownPoints(points)]] : [];
  });
  return shown.length > 0 ? { ...entry, ...Object.fromEntries(shown) } : entry;
}

function shownPoints({ points, rawText, ...written }: Points): Points {
  const isShown = (_: unknown, at: number) => !points[at]?.hidden;
  return {
    ...written,
    points: points.filter(isShown),
    ...(rawText !== undefined && {
      rawText: splitLines(rawText).filter(isShown).join('\n'),
    }),
  };
}

/** The points of an entry's member; undefined where it has none. */
export const pointsOf = (entry: object, name: string): Points | undefined =>
  new Map<string, Points | undefined>(Object.entries(entry)).get(name);

const pathOf = ({ list }: EntriesOfAnyKind, at: number, name: string) => `${list}[${at}].${name}`;
