import { laterAcademic } from './academic/later-academic.ts';
import { laterEuropean } from './european/later-european.ts';
import { laterHarvard } from './harvard/later-harvard.ts';
import {
  clearRules,
  evenLabels,
  evenNames,
  largeCaselessHeadings,
  lastingGreys,
  noLoneFirstPoints,
  noLonePoints,
  noRunts,
  noRuntsInAnyScript,
  wholeAddresses,
  wholePages,
} from './layout-rules/lines-and-pages.ts';
import { airAboveLabels, solidLines, wholeLists } from './layout-rules/lists.ts';
import type { Rule } from './layout-rules/rule.ts';
import { bareAddresses, gradesBesideSchools } from './layout-rules/texts.ts';
import {
  boundWords,
  commasOfLanguage,
  largeArabic,
  pointsByTheirScript,
} from './layout-rules/words.ts';
import { FIRST_LAYOUT_VERSION, type LayoutVersion } from './layout-version.ts';
import { laterModern } from './modern/later-modern.ts';
import { laterSidebar } from './sidebar/later-sidebar.ts';
import { laterTimeline } from './timeline/later-timeline.ts';

const FOURTH: readonly Rule[] = [
  noRuntsInAnyScript,
  noLonePoints,
  noLoneFirstPoints,
  evenLabels,
  wholePages,
  evenNames,
  wholeAddresses,
  largeCaselessHeadings,
  lastingGreys,
];

const FIFTH: readonly Rule[] = [...FOURTH, clearRules];

/** All layout versions, the oldest first. A new one is a line here: all rules of the one before, and its own. */
export const LAYOUT_VERSIONS: readonly [LayoutVersion, ...LayoutVersion[]] = [
  FIRST_LAYOUT_VERSION,
  {
    number: 2,
    changes: 'no last line is a single word',
    rules: [noRunts],
  },
  {
    number: 3,
    changes:
      'text fills the page once the side column has ended; no page begins with one leftover point; text beside dates lines up',
    rules: [noRunts, noLonePoints, evenLabels, wholePages],
  },
  {
    number: 4,
    changes:
      'a name on two lines is closer together; no page ends with the first point of a list; addresses in the side column stay whole; gray text is darker',
    rules: FOURTH,
  },
  {
    number: 5,
    changes: 'the line under an Arabic heading stays clear of its letters',
    rules: FIFTH,
  },
  {
    number: 6,
    changes:
      'addresses without “https://”; the grade beside the school; numbers stay with their units; short lists stay on one page; designs with measures of their own',
    texts: [bareAddresses, gradesBesideSchools],
    // Arabic is made larger before its rules are moved below its letters.
    rules: [
      ...FOURTH,
      largeArabic,
      clearRules,
      boundWords,
      commasOfLanguage,
      pointsByTheirScript,
      solidLines,
      wholeLists,
      airAboveLabels,
    ],
    designs: {
      academic: laterAcademic,
      harvard: laterHarvard,
      modern: laterModern,
      sidebar: laterSidebar,
      timeline: laterTimeline,
      european: laterEuropean,
    },
  },
];
