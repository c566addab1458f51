import type { ListedPursuit } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { MEANINGS, type Meaning } from '@shortlist/model/pursuit';
import { ArrowDownUp } from 'lucide-react';
import { useMemo } from 'react';
import { useWords } from '#platform/language/use-words.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Menu, MenuChoice } from '#ui/dialogs/menu.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { type Asked, ROW_SORTS } from './find-rows.ts';

type ListToolsProps = {
  /** All rows, of which the list may show some. */
  rows: readonly ListedPursuit[];
  found: number;
  asked: Asked;
  onAsk: (asked: Partial<Asked>) => void;
};

/** Searches the list, filters it by state and sorts it. */
export function ListTools({ rows, found, asked, onAsk }: ListToolsProps) {
  const words = useWords(en.applications);
  const { search, sort, meanings } = asked;
  const isNarrowed = search.trim() !== '' || meanings.length > 0;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <search className="w-full min-w-0 sm:w-80">
          <SearchField
            label={words.search}
            placeholder={words.searchHint}
            text={search}
            onSearch={(text) => onAsk({ search: text })}
          />
        </search>
        <Menu
          align="start"
          trigger={
            <Button>
              <ArrowDownUp size={16} aria-hidden />
              {words.sort({ by: words.sortName({ by: sort }) })}
            </Button>
          }
        >
          <MenuChoice
            label={words.sortBy}
            value={sort}
            options={ROW_SORTS.map((by) => ({ value: by, label: words.sortName({ by }) }))}
            onChoose={(by) => onAsk({ sort: by })}
          />
        </Menu>
        <p role="status" className="min-h-5 pb-2.5 text-muted text-sm">
          {isNarrowed && words.found({ count: found, all: rows.length })}
        </p>
      </div>
      <StateFilter rows={rows} meanings={meanings} onAsk={onAsk} />
    </div>
  );
}

type StateFilterProps = Pick<ListToolsProps, 'rows' | 'onAsk'> & { meanings: readonly Meaning[] };

/** The states that there are, each with how many are in it; several may be chosen. */
function StateFilter({ rows, meanings, onAsk }: StateFilterProps) {
  const words = useWords(en.applications);
  const counts = useMemo(() => countStates(rows), [rows]);
  const toggle = (meaning: Meaning) =>
    MEANINGS.filter((each) => meanings.includes(each) !== (each === meaning));
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{words.filter}</legend>
      <Choice isOn={meanings.length === 0} onPress={() => onAsk({ meanings: [] })}>
        {words.all({ count: rows.length })}
      </Choice>
      {MEANINGS.filter((each) => counts.has(each) || meanings.includes(each)).map((meaning) => (
        <Choice
          key={meaning}
          isOn={meanings.includes(meaning)}
          onPress={() => onAsk({ meanings: toggle(meaning) })}
        >
          {words.counted({ state: words.meaning({ meaning }), count: counts.get(meaning) ?? 0 })}
        </Choice>
      ))}
    </fieldset>
  );
}

type ChoiceProps = { isOn: boolean; onPress: () => void; children: string };

const Choice = ({ isOn, onPress, children }: ChoiceProps) => (
  <Button
    size="sm"
    aria-pressed={isOn}
    className="aria-pressed:border-accent aria-pressed:text-accent"
    onClick={onPress}
  >
    {children}
  </Button>
);

function countStates(rows: readonly ListedPursuit[]): ReadonlyMap<Meaning, number> {
  const counts = new Map<Meaning, number>();
  for (const { meaning } of rows) counts.set(meaning, (counts.get(meaning) ?? 0) + 1);
  return counts;
}
