import { type Area, type Mark, numbersBeside } from '@shortlist/difference';
import type { Sheet } from '@shortlist/document';
import { paperLength, paperTop } from '#paper/sheets/paper-position.ts';

/** Selects what points out the current change. */
export const CURRENT = '[data-current-change]';

const LOOKS: Readonly<Record<Mark['kind'], string>> = {
  gone: 'bg-gone',
  added: 'bg-added',
  moved: 'bg-moved',
};

type MarksProps = {
  /** Page by page. */
  marks: readonly (readonly Mark[])[];
  sheet: Sheet;
  /** Number of the change that is pointed out. */
  current: number;
};

/** The marks of a difference, laid over the pile of sheets: for the eye, the list of changes says what they say. */
export const Marks = ({ marks, sheet, current }: MarksProps) => (
  <div aria-hidden>
    {marks.map((onPage, page) => {
      const place = createPlace(page, sheet);
      return [
        onPage.flatMap(({ kind, change, rules, bars }) =>
          [...rules.map(areaOfRule), ...bars].map((area) => (
            <span
              key={`${change} ${area.x} ${area.y}`}
              data-mark={kind}
              className={`pointer-events-none absolute min-h-px ${LOOKS[kind]}`}
              style={place(area)}
            />
          )),
        ),
        onPage
          .filter(({ change }) => change === current)
          .flatMap(ringsOf)
          .map((area) => (
            <span
              key={`${area.x} ${area.y}`}
              data-current-change
              className="pointer-events-none absolute rounded-sm bg-highlight/35 mix-blend-multiply outline-2 outline-moved outline-offset-2"
              style={place(area)}
            />
          )),
        numbersBeside(onPage).map(({ text, x, baseline, changes }) => (
          <span
            key={text}
            className={`pointer-events-none absolute -translate-x-full -translate-y-full font-semibold text-print leading-none ${changes.includes(current) ? 'rounded-sm bg-highlight px-0.5' : ''}`}
            style={{
              ...place({ x, y: baseline + 1.5, width: 0, height: 0 }),
              width: 'auto',
              height: 'auto',
              fontSize: `max(0.5rem, ${paperLength(NUMBER_SIZE, sheet)})`,
            }}
          >
            {text}
          </span>
        )),
      ];
    })}
  </div>
);

const areaOfRule = ({ x1, x2, y, thickness }: Mark['rules'][number]): Area => ({
  x: x1,
  y: y - thickness / 2,
  width: x2 - x1,
  height: thickness,
});

/** Most words of a change that are ringed one by one. */
const MOST_RINGS = 6;

/** The rings around a change: one for each of its words, and one around all of what is moved or has many. */
function ringsOf({ kind, areas }: Mark): readonly Area[] {
  if (kind !== 'moved' && areas.length <= MOST_RINGS) return areas;
  const x = Math.min(...areas.map((area) => area.x));
  const y = Math.min(...areas.map((area) => area.y));
  const right = Math.max(...areas.map((area) => area.x + area.width));
  const foot = Math.max(...areas.map((area) => area.y + area.height));
  return [{ x, y, width: right - x, height: foot - y }];
}

/** Points. */
const NUMBER_SIZE = 6.5;

const createPlace =
  (page: number, sheet: Sheet) =>
  ({ x, y, width, height }: Area) => ({
    top: paperTop({ page, y }, sheet),
    left: paperLength(x, sheet),
    width: paperLength(width, sheet),
    height: paperLength(height, sheet),
  });
