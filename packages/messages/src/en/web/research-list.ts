import { subject } from '../../text.ts';

/** The index of research. */
export const researchList = subject('researchList', {
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
  kinds: 'Kinds of research',
  kind: {
    by: 'kind',
    '': 'All',
    Publication: 'Publication',
    Conclusion: 'Conclusion',
    Milestone: 'Milestone',
    Release: 'Release',
  },
  nothingFits: 'No articles match.',
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
  title: 'Research',
  lead: 'How resumes are read, by tired people and by software, and what that means for writing one.',
});
