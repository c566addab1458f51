import type { Sheet } from '@shortlist/document';
import { en } from '@shortlist/messages';
import type { PaperSection } from '@shortlist/model';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useId } from 'react';
import { paperLength, paperTop } from '#paper/sheets/paper-position.ts';
import { useWords } from '#platform/language/use-words.ts';
import { useSections } from '#platform/sections-context.ts';
import { ReorderHandle, ReorderHelp } from '#ui/reorder/reorder-handle.tsx';
import type { Lifted } from '#ui/reorder/use-lift.ts';
import { type ScreenPoint, usePointerDrag } from '#ui/reorder/use-pointer-drag.ts';
import { handleLeft, handleTops } from './handle-places.ts';
import type { SectionPlace } from './section-places.ts';

type SectionHandlesProps = {
  /** The shown sections in their saved order, which is also the order of the tab stops. */
  sections: readonly PaperSection[];
  places: readonly SectionPlace[];
  sheet: Sheet;
  lifted: Lifted<PaperSection>;
  sectionUnder: (point: ScreenPoint) => PaperSection | undefined;
};

/**
 * A handle for each shown section, in the paper's margin at the section's head.
 *
 * Dragged by mouse or finger; or pressed (by key, click or tap) to lift the section, which arrow keys
 * or the two buttons that then appear move, so that nobody has to drag.
 */
export function SectionHandles({
  sections,
  places,
  sheet,
  lifted,
  sectionUnder,
}: SectionHandlesProps) {
  const words = useWords(en.preview);
  const { titleOf } = useSections();
  const drag = usePointerDrag(lifted, sectionUnder);
  const helpId = useId();
  const tops = handleTops(places, sheet);
  const { lift } = lifted;
  const placeOf = (section: PaperSection | undefined) =>
    places.find((place) => place.section === section);

  function leftOf(section: PaperSection) {
    const place = placeOf(section);
    return place && handleLeft(place, sheet);
  }

  return (
    <>
      <ReorderHelp id={helpId} thing={words.section} />
      {sections.map((section) => (
        <div
          key={section}
          className="absolute -translate-x-1/2 -translate-y-1/2"
          style={{ top: tops.get(section), left: leftOf(section) }}
        >
          <ReorderHandle
            id={section}
            name={titleOf(section)}
            lifted={lifted}
            drag={drag}
            helpId={helpId}
            className="size-11 text-print/60 hover:bg-print/5"
          />
          {lift?.id === section && lift.by === 'keyboard' && (
            <MoveButtons section={section} onStep={lifted.step} />
          )}
        </div>
      ))}
      <DropLine target={lift && placeOf(sections[lift.to])} sheet={sheet} lifted={lifted} />
    </>
  );
}

type MoveButtonsProps = { section: PaperSection; onStep: (by: -1 | 1) => void };

/**
 * Up above the handle and down below it, in the margin, so that no line of the paper is covered: for those who point
 * but cannot drag. No tab stops, since arrow keys do the same.
 */
function MoveButtons({ section, onStep }: MoveButtonsProps) {
  const words = useWords(en.preview);
  const { titleOf } = useSections();
  const steps = [
    { by: -1, Icon: ArrowUp, place: 'bottom-full mb-1' },
    { by: 1, Icon: ArrowDown, place: 'top-full mt-1' },
  ] as const;
  return (
    <>
      {steps.map(({ by, Icon, place }) => (
        <button
          key={by}
          type="button"
          tabIndex={-1}
          aria-label={words.move({ way: by < 0 ? 'up' : 'down', section: titleOf(section) })}
          className={`absolute inset-s-0 z-10 flex size-11 scroll-my-24 items-center justify-center rounded-md border border-edge bg-raised text-ink hover:bg-panel ${place}`}
          // The handle keeps the focus, so the section stays lifted.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onStep(by)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      ))}
    </>
  );
}

type DropLineProps = Pick<SectionHandlesProps, 'sheet' | 'lifted'> & {
  target: SectionPlace | undefined;
};

/** Marks where a dragged section would fall; nothing while it would stay where it is. */
function DropLine({ target, sheet, lifted: { lift } }: DropLineProps) {
  if (!lift || !target || lift.by !== 'pointer' || lift.to === lift.from) return null;
  const edge = lift.to < lift.from ? target.head : target.foot;
  return (
    <div
      aria-hidden="true"
      data-testid="drop-line"
      className="pointer-events-none absolute h-1 -translate-y-1/2 rounded-full bg-accent"
      style={{
        top: paperTop(edge, sheet),
        left: paperLength(target.column.left, sheet),
        right: paperLength(sheet.width - target.column.right, sheet),
      }}
    />
  );
}
