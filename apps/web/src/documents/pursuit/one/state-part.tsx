import { MAX_LINE } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import {
  CLOSING_REASONS,
  type ClosingReason,
  MEANINGS,
  type PursuitState,
} from '@shortlist/model/pursuit';
import { useRef } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { useOneStop } from '#ui/buttons/use-one-stop.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { stateSinceToday } from '../change/change-pursuits.ts';
import { NumberField } from './number-field.tsx';
import type { OpenedPursuit } from './opened-pursuit.tsx';
import { PartFrame } from './part-frame.tsx';

/** The state of the application: one of six meanings, and what is said of it more closely. */
export function StatePart({ open: { document, edit } }: { open: OpenedPursuit }) {
  const words = useWords(en.applications);
  const { state } = document;
  const change = (changes: Partial<PursuitState>) =>
    edit({ type: 'set-part', part: 'state', changes });
  return (
    <PartFrame title={words.state}>
      <MeaningRow state={state} onChange={change} />
      <div className="grid @min-[26rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,2fr)] grid-cols-2 items-start gap-x-4 gap-y-3">
        <div className="@min-[26rem]:col-span-1 col-span-2">
          <TextField
            label={words.stateFields({ field: 'stage' })}
            maxLength={MAX_LINE}
            value={state.stage}
            onChange={({ target }) => change({ stage: target.value })}
          />
        </div>
        <NumberField
          label={words.stateFields({ field: 'round' })}
          isWhole
          value={state.round}
          onValue={(round) => change({ round })}
        />
        <TextField
          label={words.stateFields({ field: 'since' })}
          type="date"
          value={state.since}
          onChange={({ target }) => change({ since: target.value })}
        />
      </div>
      {state.meaning === 'closed' && <Reasons reasons={state.reasons} onChange={change} />}
    </PartFrame>
  );
}

type StateProps = { state: PursuitState; onChange: (changes: Partial<PursuitState>) => void };

/** The six meanings. A press chooses: arrows only go from one to the next, since each choice is an event. */
function MeaningRow({ state, onChange }: StateProps) {
  const words = useWords(en.applications);
  const root = useRef<HTMLDivElement>(null);
  const stop = useOneStop(root, '[aria-pressed="true"]');
  return (
    <div
      ref={root}
      role="toolbar"
      aria-label={words.state}
      {...stop}
      className="flex flex-wrap gap-1 rounded-md bg-panel p-1"
    >
      {MEANINGS.map((meaning) => (
        <button
          key={meaning}
          type="button"
          aria-pressed={meaning === state.meaning}
          onClick={() => meaning !== state.meaning && onChange(stateSinceToday(meaning))}
          className="min-h-9 pointer-coarse:min-h-11 grow rounded-md border border-transparent px-3 text-muted text-sm hover:text-ink aria-pressed:border-accent aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-accent"
        >
          {words.meaning({ meaning })}
        </button>
      ))}
    </div>
  );
}

type ReasonsProps = {
  reasons: readonly ClosingReason[];
  onChange: StateProps['onChange'];
};

/** Reasons for which it is closed; several may hold. */
function Reasons({ reasons, onChange }: ReasonsProps) {
  const words = useWords(en.applications);
  const toggle = (reason: ClosingReason) =>
    CLOSING_REASONS.filter((each) => reasons.includes(each) !== (each === reason));
  return (
    <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
      <legend className="sr-only">{words.reasons}</legend>
      {CLOSING_REASONS.map((reason) => (
        <label key={reason} className="flex min-h-8 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={reasons.includes(reason)}
            onChange={() => onChange({ reasons: toggle(reason) })}
            className="pointer-coarse:size-6 size-4 accent-accent"
          />
          {words.reason({ reason })}
        </label>
      ))}
    </fieldset>
  );
}
