import type { Sheet } from '@shortlist/layout';
import { type PaperSection, SECTION_TITLES } from '@shortlist/resume';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { paperLength, paperTop } from '#paper/sheets/paper-position.ts';
import { handleTops } from './handle-positions.ts';
import type { SectionPosition } from './section-positions.ts';
import { type ScreenPoint, usePointerDrag } from './use-pointer-drag.ts';
import type { SectionLift } from './use-section-lift.ts';

type SectionHandlesProps = {
  /** The shown sections in their saved order, which is also the order of the tab stops. */
  sections: readonly PaperSection[];
  positions: readonly SectionPosition[];
  sheet: Sheet;
  lifted: SectionLift;
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
  positions,
  sheet,
  lifted,
  sectionUnder,
}: SectionHandlesProps) {
  const drag = usePointerDrag(lifted, sectionUnder);
  const helpId = useId();
  const tops = handleTops(positions, sheet);
  const liftedHandle = useRef<HTMLButtonElement>(null);
  const { lift } = lifted;

  // A section moved by keyboard may go to another page: its handle, with the focus, stays in sight.
  useEffect(() => {
    if (lift?.by === 'keyboard') liftedHandle.current?.scrollIntoView({ block: 'nearest' });
  }, [lift]);

  function handleClick(section: PaperSection, { detail }: MouseEvent) {
    // A drag ends in a click of the pointer; a key's click, whose `detail` is 0, follows no drag.
    if (detail > 0 && drag.wasDragged()) return;
    if (lift?.section === section) lifted.drop();
    else lifted.take(section, 'keyboard');
  }

  return (
    <>
      <p id={helpId} hidden>
        Press Space to lift the section, the arrow keys to move it, Space to drop it and Escape to
        put it back.
      </p>
      {sections.map((section) => (
        <div
          key={section}
          className="absolute -translate-x-1/2 -translate-y-1/2"
          style={{ top: tops.get(section), left: paperLength(sheet.margin / 2, sheet) }}
        >
          <button
            ref={lift?.section === section ? liftedHandle : undefined}
            type="button"
            title="Drag to reorder"
            aria-label={`Reorder ${SECTION_TITLES[section]}`}
            aria-describedby={helpId}
            aria-pressed={lift?.section === section}
            className="flex size-11 cursor-grab touch-none scroll-my-24 items-center justify-center rounded-md text-print/60 hover:bg-print/5 active:cursor-grabbing aria-pressed:bg-amber aria-pressed:text-on-amber"
            onClick={(event) => handleClick(section, event)}
            onBlur={lifted.cancel}
            onKeyDown={lifted.handleKeyDown}
            {...drag.handlers(section)}
          >
            <GripVertical aria-hidden="true" className="size-5" />
          </button>
          {lift?.section === section && lift.by === 'keyboard' && (
            <MoveButtons section={section} onStep={lifted.step} />
          )}
        </div>
      ))}
      <DropLine positions={positions} sheet={sheet} lifted={lifted} />
    </>
  );
}

type MoveButtonsProps = { section: PaperSection; onStep: (by: -1 | 1) => void };

/**
 * Up above the handle and down below it, in the margin, so that no line of the paper is covered: for those who point
 * but cannot drag. No tab stops, since arrow keys do the same.
 */
function MoveButtons({ section, onStep }: MoveButtonsProps) {
  const steps = [
    { by: -1, word: 'up', Icon: ArrowUp, place: 'bottom-full mb-1' },
    { by: 1, word: 'down', Icon: ArrowDown, place: 'top-full mt-1' },
  ] as const;
  return (
    <>
      {steps.map(({ by, word, Icon, place }) => (
        <button
          key={word}
          type="button"
          tabIndex={-1}
          aria-label={`Move ${SECTION_TITLES[section]} ${word}`}
          className={`absolute left-0 z-10 flex size-11 scroll-my-24 items-center justify-center rounded-md border border-edge bg-raised text-ink hover:bg-panel ${place}`}
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

type DropLineProps = Pick<SectionHandlesProps, 'positions' | 'sheet' | 'lifted'>;

/** Where a dragged section would fall; nothing while it would stay where it is. */
function DropLine({ positions, sheet, lifted: { lift } }: DropLineProps) {
  const target = lift && positions[lift.to];
  if (!target || lift.by !== 'pointer' || lift.to === lift.from) return null;
  const edge = lift.to < lift.from ? target.head : target.foot;
  return (
    <div
      aria-hidden="true"
      data-testid="drop-line"
      className="pointer-events-none absolute h-1 -translate-y-1/2 rounded-full bg-amber"
      style={{
        top: paperTop(edge, sheet),
        left: paperLength(sheet.margin, sheet),
        right: paperLength(sheet.margin, sheet),
      }}
    />
  );
}
