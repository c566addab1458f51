import type { Exporter } from '@shortlist/exporters';
import { en } from '@shortlist/messages';
import type { FieldLabel } from '@shortlist/read-back';
import { nameCharacters } from '#paper/sheets/name-characters.ts';
import { useLanguage } from '#platform/language/language-context.ts';
import { useListFormat } from '#platform/language/list-format.ts';
import { useFormatMessage } from '#platform/language/use-format-message.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import type { CheckOutcome, DifferenceText } from './checking/check-file.ts';
import { MachineText } from './machine-text.tsx';

type OutcomeViewProps = {
  format: Pick<Exporter, 'name' | 'leavesOut'>;
  outcome: CheckOutcome;
  onPick: (source: string) => void;
};

/** Shows how many fields come back from a file, each that does not, what its format has no place for, and the file's text. */
export function OutcomeView({ format, outcome, onPick }: OutcomeViewProps) {
  const words = useWords(en.readBackPanel);
  const textOf = useOutcomeText();
  const lists = useListFormat();
  const { name, leavesOut } = format;
  return (
    <>
      <p role="status" className="text-pretty font-medium empty:hidden">
        {textOf(name, outcome)}
      </p>
      {outcome.kind === 'compared' && (
        <>
          {outcome.fields > 0 && (
            <p className="text-pretty text-muted text-sm">{words.twoReaders(outcome)}</p>
          )}
          {outcome.differences.length > 0 && (
            <ul aria-label={words.lost} className="flex flex-col gap-2">
              {outcome.differences.map((difference, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: items of one line have one source
                <li key={`${difference.source} ${at}`}>
                  <DifferenceButton difference={difference} onPick={onPick} />
                </li>
              ))}
            </ul>
          )}
          <p className="text-pretty text-muted text-sm">
            {leavesOut.length === 0
              ? words.leavesOutNothing({ name })
              : words.leavesOut({
                  name,
                  traits: lists.format(leavesOut.map((trait) => words.trait({ trait }))),
                })}
          </p>
          <MachineText name={name} lines={outcome.lines} />
        </>
      )}
    </>
  );
}

const SUBJECTS = { reading: en.reading, labels: en.labels };

/** Says how much comes back, or why a file has nothing to compare. */
function useOutcomeText(): (name: string, outcome: CheckOutcome) => string {
  const words = useWords(en.readBackPanel);
  const { tag } = useLanguage();
  const say = useFormatMessage(SUBJECTS);
  return (name, outcome) => {
    switch (outcome.kind) {
      case 'compared':
        if (outcome.fields === 0) return words.nothingYet({ name });
        return words.comesBack({ name, fields: outcome.fields, same: outcome.same });
      case 'refused':
        return words.refused({ name, characters: nameCharacters(outcome.characters, tag) });
      case 'unread':
        return words.unread({ name, why: say(outcome.why) });
    }
  };
}

type DifferenceButtonProps = { difference: DifferenceText; onPick: (source: string) => void };

/** A field that does not come back; leads to it. */
const DifferenceButton = ({ difference, onPick }: DifferenceButtonProps) => {
  const say = useFormatMessage(SUBJECTS);
  const words = useWords(en.readBackPanel);
  return (
    <button
      type="button"
      onClick={() => onPick(difference.source)}
      className="wrap-anywhere flex w-full flex-col gap-1 rounded-md border border-hairline bg-desk px-3 py-2 text-start text-sm hover:border-edge hover:bg-raised"
    >
      <span dir="auto" className="text-muted">
        {say(difference.where)}
      </span>
      <span dir="auto">{difference.typed}</span>
      <span className="text-warning">{readInPlace(words, say, difference)}</span>
    </button>
  );
};

/** Says what was read in place of what was typed. */
function readInPlace(
  words: WordsOf<'readBackPanel'>,
  say: (label: FieldLabel) => string,
  { what, read, readAs }: DifferenceText,
): string {
  if (what === 'marks') return words.readWithoutMarks;
  if (readAs !== undefined) return words.readAsOne({ field: say(readAs) });
  return read === '' ? words.notRead : words.readAs({ read });
}
