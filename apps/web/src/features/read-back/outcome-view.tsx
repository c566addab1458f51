import { type Exporter, TRAITS } from '@shortlist/exporters';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import type { CheckOutcome, DifferenceText } from './checking/check-file.ts';
import { MachineText } from './machine-text.tsx';
import * as words from './words.ts';

type OutcomeViewProps = {
  format: Pick<Exporter, 'name' | 'leavesOut'>;
  outcome: CheckOutcome;
  onPick: (source: string) => void;
};

/** Shows how many fields come back from a file, each that does not, what its format has no place for, and the file's text. */
export function OutcomeView({ format, outcome, onPick }: OutcomeViewProps) {
  const { name, leavesOut } = format;
  return (
    <>
      <p role="status" className="text-pretty font-medium empty:hidden">
        {sayOutcome(name, outcome)}
      </p>
      {outcome.kind === 'compared' && (
        <>
          {outcome.fields > 0 && (
            <p className="text-pretty text-muted text-sm">{words.twoReaders(outcome)}</p>
          )}
          {outcome.differences.length > 0 && (
            <ul aria-label="What does not come back" className="flex flex-col gap-2">
              {outcome.differences.map((difference, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items of one line have one source
                <li key={`${difference.source} ${at}`}>
                  <DifferenceButton difference={difference} onPick={onPick} />
                </li>
              ))}
            </ul>
          )}
          <p className="text-pretty text-muted text-sm">
            {words.leavesOut({ name, traits: leavesOut.map((trait) => TRAITS[trait]) })}
          </p>
          <MachineText name={name} lines={outcome.lines} />
        </>
      )}
    </>
  );
}

function sayOutcome(name: string, outcome: CheckOutcome): string {
  switch (outcome.kind) {
    case 'compared':
      return words.comesBack({ name, ...outcome });
    case 'refused':
      return words.refused({ name, characters: nameCharacters(outcome.characters) });
    case 'unread':
      return words.unread({ name, why: outcome.why });
  }
}

type DifferenceButtonProps = { difference: DifferenceText; onPick: (source: string) => void };

/** A field that does not come back; leads to it. */
const DifferenceButton = ({ difference, onPick }: DifferenceButtonProps) => (
  <button
    type="button"
    onClick={() => onPick(difference.source)}
    className="wrap-anywhere flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-start text-sm hover:border-edge hover:bg-raised"
  >
    <span dir="auto" className="text-muted">
      {difference.where}
    </span>
    <span dir="auto">{difference.typed}</span>
    <span className="text-warning">{words.readInPlace(difference)}</span>
  </button>
);
