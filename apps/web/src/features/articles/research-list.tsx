import { hrefOf } from '@shortlist/contracts';
import { en } from '@shortlist/messages';
import { ArrowDownUp, ListFilter } from 'lucide-react';
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { useWords, type WordsOf } from '#platform/language/use-words.ts';
import { catchLostFocus } from '#platform/navigation/heading-focus.ts';
import { useNavigate, useSearchParams } from '#platform/navigation/router/router-context.ts';
import { Button } from '#ui/buttons/button.tsx';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Menu, MenuChoice, MenuHeading } from '#ui/dialogs/menu.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ArticleCard } from './article-card.tsx';
import {
  chooseArticles,
  RESEARCH_SORTS,
  type ResearchChoice,
  readChoice,
  searchOf,
  yearsOf,
} from './research-choice.ts';

const PATH = hrefOf('researchIndex');
const PANEL = 'research-articles';

/** The id of the tab of every kind. */
const ALL = 'All';

/** The articles of the research index, by kind, category and year. What is chosen stands in the address. */
export function ResearchList() {
  const words = useWords(en.researchList);
  const [query] = useSearchParams();
  const choice = readChoice(query);
  const articles = chooseArticles(LISTED_ARTICLES, choice);
  const hrefOf = (changes: Partial<ResearchChoice>) => PATH + searchOf({ ...choice, ...changes });

  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 grow basis-80">
          <Tabs
            wraps
            label={words.kinds}
            panelId={PANEL}
            activeId={choice.kind || ALL}
            tabs={['' as const, ...ARTICLE_KINDS].map((kind) => ({
              id: kind || ALL,
              label: words.kind({ kind }),
              to: hrefOf({ kind }),
            }))}
          />
        </div>
        <div className="flex gap-3">
          <FilterMenu choice={choice} hrefOf={hrefOf} />
          <SortMenu choice={choice} hrefOf={hrefOf} />
        </div>
      </div>
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`tab-${choice.kind || ALL}`}
        className="mt-8"
      >
        <p role="status" className="text-muted text-sm">
          {shownOf(words, articles.length, choice)}
        </p>
        {articles.length > 0 ? (
          <ul className="mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
            {articles.map((article) => (
              <li key={article.id}>
                <ArticleCard article={article} level={2} />
              </li>
            ))}
          </ul>
        ) : (
          <div className="mt-6 flex flex-col items-start gap-4">
            <p className="text-lg text-muted">{words.nothingFits}</p>
            <LinkButton
              to={hrefOf({ category: '', year: '' })}
              // The link goes away with the filter.
              onClick={() => catchLostFocus()}
            >
              {words.clearFilter}
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
}

/** Says how many articles are shown, and of which category and year where these are chosen. */
function shownOf(
  words: WordsOf<'researchList'>,
  count: number,
  { category, year }: ResearchChoice,
): string {
  if (category && year) return words.shownInCategoryOfYear({ count, category, year });
  if (category) return words.shownInCategory({ count, category });
  return year ? words.shownOfYear({ count, year }) : words.shown({ count });
}

type ChoiceMenuProps = {
  choice: ResearchChoice;
  hrefOf: (changes: Partial<ResearchChoice>) => string;
};

const optionsOf = <Value extends string>(values: readonly Value[], none: string) => [
  { value: '' as const, label: none },
  ...values.map((value) => ({ value, label: value })),
];

/** Goes to another choice without moving the page or the focus. */
function useChoose({ hrefOf }: ChoiceMenuProps) {
  const navigate = useNavigate();
  return (changes: Partial<ResearchChoice>) => void navigate(hrefOf(changes), { replace: true });
}

function FilterMenu(props: ChoiceMenuProps) {
  const words = useWords(en.researchList);
  const { category, year } = props.choice;
  const choose = useChoose(props);
  const count = [category, year].filter(Boolean).length;
  return (
    <Menu
      trigger={
        <Button>
          <ListFilter size={16} aria-hidden />
          {count > 0 ? words.filterBy({ count }) : words.filter}
        </Button>
      }
    >
      <MenuHeading>{words.category}</MenuHeading>
      <MenuChoice
        label={words.category}
        value={category}
        options={optionsOf(ARTICLE_CATEGORIES, words.everyCategory)}
        onChoose={(value) => choose({ category: value })}
      />
      <MenuHeading>{words.year}</MenuHeading>
      <MenuChoice
        label={words.year}
        value={year}
        options={optionsOf(yearsOf(LISTED_ARTICLES), words.everyYear)}
        onChoose={(value) => choose({ year: value })}
      />
    </Menu>
  );
}

function SortMenu(props: ChoiceMenuProps) {
  const words = useWords(en.researchList);
  const choose = useChoose(props);
  const { sort } = props.choice;
  return (
    <Menu
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
        options={RESEARCH_SORTS.map((value) => ({ value, label: words.sortName({ by: value }) }))}
        onChoose={(value) => choose({ sort: value })}
      />
    </Menu>
  );
}
