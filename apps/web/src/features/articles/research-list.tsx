import { hrefOf } from '@shortlist/contracts';
import { ArrowDownUp, ListFilter } from 'lucide-react';
import { ARTICLE_CATEGORIES, ARTICLE_KINDS } from '#content/article.ts';
import { LISTED_ARTICLES } from '#content/articles.ts';
import { catchLostFocus } from '#lib/navigation/heading-focus.ts';
import { useNavigate, useSearchParams } from '#lib/navigation/router/router-context.ts';
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
import * as words from './words.ts';

const PATH = hrefOf('researchIndex');
const PANEL = 'research-articles';

/** The articles of the research index, by kind, category and year. What is chosen stands in the address. */
export function ResearchList() {
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
            label="Kinds of research"
            panelId={PANEL}
            activeId={choice.kind || 'All'}
            tabs={['' as const, ...ARTICLE_KINDS].map((kind) => ({
              id: kind || 'All',
              label: kind || 'All',
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
        aria-labelledby={`tab-${choice.kind || 'All'}`}
        className="mt-8"
      >
        <p role="status" className="text-muted text-sm">
          {words.shown({ count: articles.length, category: choice.category, year: choice.year })}
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
            <p className="text-lg text-muted">Nothing fits all of that.</p>
            <LinkButton
              to={hrefOf({ category: '', year: '' })}
              // The link goes away with the filter.
              onClick={() => catchLostFocus()}
            >
              Clear the filter
            </LinkButton>
          </div>
        )}
      </div>
    </>
  );
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
  const { category, year } = props.choice;
  const choose = useChoose(props);
  const count = [category, year].filter(Boolean).length;
  return (
    <Menu
      trigger={
        <Button>
          <ListFilter size={16} aria-hidden />
          Filter{count > 0 && ` (${count})`}
        </Button>
      }
    >
      <MenuHeading>Category</MenuHeading>
      <MenuChoice
        label="Category"
        value={category}
        options={optionsOf(ARTICLE_CATEGORIES, 'Every category')}
        onChoose={(value) => choose({ category: value })}
      />
      <MenuHeading>Year</MenuHeading>
      <MenuChoice
        label="Year"
        value={year}
        options={optionsOf(yearsOf(LISTED_ARTICLES), 'Every year')}
        onChoose={(value) => choose({ year: value })}
      />
    </Menu>
  );
}

function SortMenu(props: ChoiceMenuProps) {
  const choose = useChoose(props);
  const { sort } = props.choice;
  return (
    <Menu
      trigger={
        <Button>
          <ArrowDownUp size={16} aria-hidden />
          Sort: {RESEARCH_SORTS.find(({ value }) => value === sort)?.label}
        </Button>
      }
    >
      <MenuChoice
        label="Sort by"
        value={sort}
        options={RESEARCH_SORTS}
        onChoose={(value) => choose({ sort: value })}
      />
    </Menu>
  );
}
