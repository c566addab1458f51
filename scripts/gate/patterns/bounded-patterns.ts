/**
 * Files with regular expressions that can take more than in proportion to what they read, how many each has,
 * and why that does no harm. None that reads what the server is sent may stand here, but for a bound
 * that the server keeps. `growth.test.ts` reads texts of this kind, at the bound and at twice that, through the doors of these packages.
 */
export const BOUNDED: readonly { bound: string; files: Readonly<Record<string, number>> }[] = [
  {
    bound:
      'A line, or a column of one, of a document: at most READING_LIMITS.characters in all, read in a thread (in the shell a program) that is ended when it takes too long. The server reads no documents.',
    files: {
      'packages/parser/src/contact/address/address-runs.ts': 3,
      'packages/parser/src/contact/address/join-addresses.ts': 1,
      'packages/parser/src/contact/address/read-address.ts': 1,
      'packages/parser/src/contact/contact-patterns.ts': 3,
      'packages/parser/src/contact/contact-pieces.ts': 6,
      'packages/parser/src/contact/find-details.ts': 2,
      'packages/parser/src/contact/links/find-links.ts': 2,
      'packages/parser/src/contact/links/find-other-links.ts': 5,
      'packages/parser/src/contact/name/find-headline.ts': 1,
      'packages/parser/src/contact/name/find-name.ts': 1,
      'packages/parser/src/dates/find-atoms.ts': 2,
      'packages/parser/src/dates/find-dates.ts': 7,
      'packages/parser/src/entries/chunks.ts': 3,
      'packages/parser/src/entries/columns/lift-trailing.ts': 1,
      'packages/parser/src/entries/drop-remarks.ts': 1,
      'packages/parser/src/entries/field-labels/entry-label.ts': 1,
      'packages/parser/src/entries/field-labels/take-labels.ts': 2,
      'packages/parser/src/entries/heads/credential-model.ts': 1,
      'packages/parser/src/entries/heads/head-pieces.ts': 1,
      'packages/parser/src/evidence/word-score.ts': 3,
      'packages/parser/src/headings/cut-run-in.ts': 1,
      'packages/parser/src/headings/heading-words.ts': 1,
      'packages/parser/src/headings/index-headings.ts': 1,
      'packages/parser/src/headings/name-section.ts': 1,
      'packages/parser/src/lines/drop-decoration.ts': 1,
      'packages/parser/src/lines/join-wrapped.ts': 1,
      'packages/parser/src/result/write-sections.ts': 2,
      'packages/parser/src/sections/contents/cut-paragraph.ts': 3,
      'packages/parser/src/sections/contents/read-named.ts': 1,
      'packages/parser/src/sections/contents/read-skills.ts': 5,
      'packages/parser/src/sections/contents/skill-level.ts': 2,
      'packages/parser/src/sections/contents/study-labels.ts': 1,
      'packages/parser/src/sections/open/read-languages.ts': 3,
      'packages/parser/src/sections/open/read-memberships.ts': 1,
      'packages/parser/src/sections/open/read-publications.ts': 6,
      'packages/parser/src/sections/open/read-references.ts': 2,
      'packages/read-back/src/text-fields.ts': 2,
    },
  },
  {
    bound:
      'A posting (MAX_POSTING on the server) or the text of a resume (MAX_RESUME_TEXT on the server); a proposal has 1,200 characters.',
    files: {
      'packages/keywords/src/candidates/lexicon-candidates.ts': 1,
      'packages/keywords/src/candidates/mark-alternatives.ts': 1,
      'packages/keywords/src/candidates/named-patterns.ts': 1,
      'packages/keywords/src/candidates/phrases/phrase-source.ts': 2,
      'packages/keywords/src/candidates/phrases/slot.ts': 1,
      'packages/keywords/src/languages/french.ts': 4,
      'packages/keywords/src/languages/german.ts': 10,
      'packages/keywords/src/languages/spanish.ts': 3,
      'packages/keywords/src/lexicon/written-as.ts': 2,
      'packages/keywords/src/match/denials/negated-evidence.ts': 7,
      'packages/keywords/src/match/duties/trade-index.ts': 1,
      'packages/keywords/src/match/meaning/look-alike.ts': 1,
      'packages/keywords/src/match/names/names-of.ts': 5,
      'packages/keywords/src/match/ways.ts': 1,
      'packages/keywords/src/posting/left-out/boilerplate.ts': 3,
      'packages/keywords/src/posting/left-out/company.ts': 3,
      'packages/keywords/src/posting/left-out/negated.ts': 11,
      'packages/keywords/src/posting/parts/heading.ts': 5,
      'packages/keywords/src/posting/parts/place-lines.ts': 1,
      'packages/keywords/src/text/list-scope.ts': 1,
      'packages/keywords/src/text/words.ts': 1,
    },
  },
  {
    bound:
      'One value of an exported profile, read in the same thread as documents; the server reads no exports.',
    files: {
      'packages/imports/src/linkedin/read-profile.ts': 1,
    },
  },
];

/** Files that put one together while they are used, of words that have a bound: a quote of 300 characters, an abbreviation, a number of ours. */
export const READ_WHEN_CALLED: readonly string[] = [
  'packages/keywords/src/match/meaning/look-alike.ts',
  'packages/proposals/src/find-quote.ts',
  'packages/readers/src/markdown/read-markdown.ts',
];
