import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { completeLook, type Look, lookChoices, type Resume } from '@shortlist/model';
import type { Design, Designs } from '@shortlist/templates';
import { Redo2, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import type { OpenedResume } from '#draft/react/use-open-resume.ts';
import { useWords } from '#platform/language/use-words.ts';
import { Link } from '#platform/navigation/router/link.tsx';
import { useDebouncedValue } from '#platform/use-debounced-value.ts';
import { Button } from '#ui/buttons/button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useToast } from '#ui/notices/toast-context.ts';
import { choiceOf } from './choose-design.ts';
import { EngineChoice } from './engine-choice.tsx';
import { FitControls } from './fit/fit-controls.tsx';
import { Fold } from './fold.tsx';
import { Gallery, leastReadBack } from './gallery.tsx';
import { MoreControls, QuickControls } from './look-controls.tsx';
import { lookHistoryOf } from './look-history.ts';
import { UseForOthersDialog } from './use-for-others-dialog.tsx';

export type DesignPanelProps = {
  resumeId: string;
  open: OpenedResume;
  designs: Designs;
  /** Size of the gallery's pages. */
  size: 'small' | 'large';
  /** Goes to the field of a text of the page. */
  onPick: (source: string) => void;
};

/** Edits the resume's look: its design among all, and what is chosen of it. Every change shows on the paper at once. */
export function DesignPanel({ resumeId, open, designs, size, onPick }: DesignPanelProps) {
  const words = useWords(en.design);
  const { resume, draft } = open;
  const history = lookHistoryOf(draft);
  // The parts that lay out all pages wait until the pictures of the first pages are drawn.
  const [isGalleryDrawn, setGalleryDrawn] = useState(false);
  const showOthers = useCallback(() => setGalleryDrawn(true), []);
  const settled = useDebouncedValue(isGalleryDrawn ? resume : null);
  const design = designOf(resume, designs);
  // The product's designs say all that a look can say.
  const look = completeLook(resume.look, design.defaults) as Required<Look>;
  const form = {
    look,
    isChosen: (knob: keyof Look) => (resume.look[knob] ?? null) !== null,
    onChange: history.change,
  };
  const gallery = (
    <Gallery
      resume={resume}
      designs={designs}
      chosen={design.id}
      choiceOf={(id) => choiceOf(id, { look: resume.look, left: history.left, designs })}
      accent={look.accent}
      onChoose={history.change}
      onDrawn={showOthers}
      size={size}
    />
  );
  return (
    <DesignFrame
      onKeyDown={(event) => handleKeys(event, history)}
      tools={<Tools resumeId={resumeId} open={open} />}
      gallery={gallery}
      size={size}
      resumeId={resumeId}
      designs={designs}
    >
      <div>
        <Fold title={words.quick} isOpen>
          <QuickControls {...form} resume={resume} design={design} />
          <FitControls {...{ settled, resume, design, designs, look, history, onPick }} />
        </Fold>
        <Fold title={words.more}>
          <MoreControls {...form} resume={resume} design={design} />
        </Fold>
        <EngineChoice {...{ settled, designs, look }} onChange={history.change} />
      </div>
    </DesignFrame>
  );
}

const designOf = ({ look }: Resume, designs: Designs): Design => designs.of(look).design;

function handleKeys(event: KeyboardEvent, history: ReturnType<typeof lookHistoryOf>): void {
  const isCommand = event.ctrlKey || event.metaKey;
  const key = event.key.toLowerCase();
  if (!isCommand || (key !== 'z' && key !== 'y')) return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) history.redo();
  else history.undo();
}

type DesignFrameProps = {
  onKeyDown: (event: KeyboardEvent) => void;
  tools: ReactNode;
  gallery: ReactNode;
  size: DesignPanelProps['size'];
  resumeId: string;
  designs: Designs;
  children: ReactNode;
};

const DesignFrame = ({
  onKeyDown,
  tools,
  gallery,
  size,
  resumeId,
  designs,
  children,
}: DesignFrameProps) => {
  const words = useWords(en.design);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of undo in all controls below
    <div
      onKeyDown={onKeyDown}
      className={
        size === 'large'
          ? 'grid wide:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] items-start gap-8'
          : 'flex flex-col gap-6'
      }
    >
      <div className="flex min-w-0 flex-col gap-4">
        {size === 'small' && tools}
        {size === 'small' ? (
          <Fold title={words.pictures} isOpen>
            {gallery}
          </Fold>
        ) : (
          gallery
        )}
        <p className="text-muted text-xs">
          {words.drawnInYourWords(leastReadBack(designs))}
          {size === 'small' && (
            <>
              {' '}
              <Link to={hrefOf('designs', { resumeId })} className="text-accent underline">
                {words.larger}
              </Link>
            </>
          )}
        </p>
      </div>
      <div className="@container flex min-w-0 flex-col gap-6">
        {size === 'large' && tools}
        {children}
      </div>
    </div>
  );
};

/** Undo, redo, all of the design's own, and the same look for other resumes. */
function Tools({ resumeId, open }: Pick<DesignPanelProps, 'resumeId' | 'open'>) {
  const words = useWords(en.design);
  const common = useWords(en.common);
  const { resume, draft } = open;
  const history = lookHistoryOf(draft);
  const { canUndo, canRedo } = useSyncExternalStore(history.subscribe, history.get);
  const [isSharing, setIsSharing] = useState(false);
  const toast = useToast();
  const { design: _, paper: __, language: ___, engine: ____, ...knobs } = lookChoices(resume.look);
  const names = Object.keys(knobs);

  function handleReset() {
    history.change(Object.fromEntries(names.map((name) => [name, null])));
    // The next choice makes it untrue, and its undo would take back that one.
    const holds = new AbortController();
    const stop = history.subscribe(() => {
      stop();
      holds.abort();
    });
    toast({
      text: words.nothingChosen,
      until: holds.signal,
      action: { label: common.undo, onAction: history.undo },
    });
  }

  return (
    <div className="flex flex-wrap items-center gap-2">
      <h2 tabIndex={-1} className="me-auto font-semibold text-base outline-none">
        {words.design}
      </h2>
      <IconButton
        icon={Undo2}
        label={common.undo}
        aria-disabled={!canUndo}
        onClick={history.undo}
      />
      <IconButton icon={Redo2} label={words.redo} aria-disabled={!canRedo} onClick={history.redo} />
      <Button size="sm" disabled={names.length === 0} onClick={handleReset}>
        {words.reset}
      </Button>
      <Button size="sm" onClick={() => setIsSharing(true)}>
        {words.useForOthers}
      </Button>
      <UseForOthersDialog
        resumeId={resumeId}
        look={resume.look}
        open={isSharing}
        onClose={() => setIsSharing(false)}
      />
    </div>
  );
}
