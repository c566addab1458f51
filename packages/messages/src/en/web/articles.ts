import { subject } from '../../text.ts';

/** The index of research, and an article. */
export const articles = subject('articles', {
  shown: { one: '{count} article', other: '{count} articles' },
  shownInCategory: {
    one: '{count} article in {category}',
    other: '{count} articles in {category}',
  },
  shownOfYear: { one: '{count} article of {year}', other: '{count} articles of {year}' },
  shownInCategoryOfYear: {
    one: '{count} article in {category} of {year}',
    other: '{count} articles in {category} of {year}',
  },
  allResearch: 'All research',
  readOn: 'Read on',
  kinds: 'Kinds of research',
  kind: {
    by: 'kind',
    '': 'All',
    Publication: 'Publication',
    Conclusion: 'Conclusion',
    Milestone: 'Milestone',
    Release: 'Release',
  },
  nothingFits: 'Nothing fits all of that.',
  clearFilter: 'Clear the filter',
  category: 'Category',
  year: 'Year',
  sort: 'Sort: {by}',
  sortName: { by: 'by', newest: 'Newest', title: 'Title' },
  sortBy: 'Sort by',
  filter: 'Filter',
  filterBy: 'Filter ({count})',
  everyCategory: 'Every category',
  everyYear: 'Every year',
});
