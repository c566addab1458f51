/** The chunk of what every dialog needs. */
export const DIALOGS = 'dialogs';

/** Matches a module by any of these ends of its path, which are regular expressions. */
const anyOf = (...paths: string[]) =>
  new RegExp(`[\\\\/](?:${paths.join('|').replaceAll('/', '[\\\\/]')})`);

/** Modules that run first, and small parts that home shares with other pages: each would cost home a request in its own file. */
const START_APP = anyOf(
  'src/start-app\\.tsx$',
  'src/ui/fields/(?:field|text-field|(?:native-)?text-area)\\.tsx$',
  'src/platform/(?:hydration/use-is-hydrated|language/date-format|server/(?:jobs-query|job-search|resumes-query)|storage/submission-id)\\.ts$',
  'src/session/use-sign-out\\.ts$',
  'src/features/resumes/(?:ended-session|use-refresh-list|create/use-create-(?:resume|in-session))\\.ts$',
  'lucide-react/dist/esm/icons/(?:arrow-right|circle-exclamation-point)\\.mjs$',
);

/** Modules that every call to the server needs, and small parts that the pages of a person share. */
const CALLS = anyOf(
  'src/platform/(?:server/(?:fetch-resumes|call)|offline/(?:offline-files|prefetch-pages)|language/(?:local-date-format|list-format|use-format-message))\\.ts$',
  'packages/contracts/src/(?:credentials|accounts/(?:address|answers|login))\\.ts$',
  'src/session/account-query\\.ts$',
  'src/platform/(?:storage/(?:copy-caches|draft-names|entry-notes|personal-copies)|reviews/(?:erase-reviews|review-journal))\\.ts$',
  'src/draft/storage/(?:owner-drafts|document-title)\\.ts$',
  'src/features/account/sign-in/(?:mail-sent|use-send|use-send-link)\\.ts$',
  'src/features/resumes/(?:api|quote-name|change/(?:deleted-here|load-rename-dialog|use-delete-flow|use-duplicate-flow))\\.ts$',
  'src/ui/(?:lazy-part|notices/banner|buttons/stretched-look|dialogs/(?:dialog|menu|plain-trigger|late-parts|use-open-failure))\\.tsx?$',
  'lucide-react/dist/esm/icons/(?:arrow-down-up|check|chevron-down|circle-check|copy-plus|eye|eye-off|info|pen-line|pencil|plus|trash|triangle-exclamation-point)\\.mjs$',
);

/** Modules that look after an open resume, and small parts that all pages share which have to do with resumes. */
const OPEN_RESUME = anyOf(
  'src/draft/(?:opening/open-document|resume-draft/resume-model)\\.ts$',
  'src/platform/(?:sections-context|files/save-file|text/format-rule)\\.ts$',
  'packages/contracts/src/pages/find-page\\.ts$',
  'packages/exporters/src/(?!words/)(?:[\\w-]+/exporter|[\\w-]+)\\.ts$',
  'lucide-react/dist/esm/icons/download\\.mjs$',
);

/** Modules that editor, preview and designs share beside an open resume: what is printed of it, panels that concern all of it. */
const RESUME_PAGES = anyOf(
  'packages/model/src/(?:contact|resume/print)/',
  'packages/model/src/(?:resume/(?:field-ref|format-field-ref|titles)|texts/find-placeholders|languages/paper-words)\\.ts$',
  'src/platform/storage/job-description\\.ts$',
  'packages/messages/src/en/web/(?:panels|save-issues)\\.ts$',
  'src/draft/(?:react/(?:use-say-draft|use-open-document|use-open-resume|opened-document|use-log-in-dialogs|use-save-issue)|sending/save-status)\\.ts$',
  'src/draft/react/(?:opened-gate|take-along|gone-dialog|draft-dialogs|save-status-line|conflicts/(?:load-conflicts|(?:use-)?conflict-notice))\\.tsx?$',
  'src/ui/switched-icon\\.tsx$',
  'packages/messages/src/en/drafts\\.ts$',
  'src/features/keywords/targeting-context\\.tsx?$',
  'src/pages/(?:design/lazy-design-panel|read-back/lazy-read-back-view)\\.tsx$',
  'src/paper/(?:pages/(?:loader|paper-words)|sheets/paper-skeleton)\\.tsx?$',
);

/** Modules that the editor's forms share with the review of a file and with what comes at its first use. */
const FORMS = anyOf(
  'packages/(?:contracts/src/get-model|messages/src/en/(?:advice|labels))\\.ts$',
  'src/platform/(?:entry-beside|navigation/after-press|text/(?:advice-on|longest-text|bullet-typing|end-date-change|read-typed-date|undoable-text|use-bullet-typing))\\.ts$',
  'src/features/(?:improve/model-query|editor/fields/field-id)\\.tsx?$',
  'src/ui/(?:tabs|visually-hidden|fields/(?:combobox|text-bound))\\.tsx$',
  'lucide-react/dist/esm/icons/undo-2\\.mjs$',
);

/** Modules that set and draw a resume's pages: all are needed at once. Those of other scripts, designs and files come later. */
const PAPER = anyOf(
  'packages/(?:document|layout|text)/',
  'packages/messages/src/en/web/paper\\.ts$',
  'packages/fonts/src/(?!more/|shaping)',
  'packages/templates/src/(?:parts/|classic/(?!tuned)|(?!registry)[\\w-]+[.]ts)',
  'packages/model/src/texts/list-placeholders\\.ts$',
  'src/platform/use-debounced-value\\.ts$',
  'src/paper/(?:highlights/|reading/|sheets/|pages/(?:use|lay|paper|write)|fonts/(?!other))',
  'node_modules/(?:bidi-js|fflate|@fontsource/tinos)/',
  'lucide-react/dist/esm/icons/zoom-(?:in|out)\\.mjs$',
);

/** Words that are printed of their own accord in a language other than English, of all kinds of section. */
const PAPER_WORDS = anyOf(
  'packages/model/src/(?:resume/sections/(?:\\w+/|load-)printed-words|languages/printed-dates)\\.ts$',
);

/** Modules that know of every kind of document; no first screen needs them. */
const KINDS = anyOf(
  'packages/model/src/(?:kinds|(?!resume)[a-z]+/[a-z]+-kind)\\.ts$',
  'packages/model/src/(?:letter|documents)/',
  'packages/(?:templates/src/letter/|messages/src/en/web/letter\\.ts$)',
  'src/(?:draft/draft-kinds|documents/[a-z]+/[a-z]+-kind)\\.ts$',
);

/**
 * Groups of modules that pages share, in few files instead of fifty: what runs at once, the libraries, which change
 * seldom, the rest of the app, and what pages of a person have in common. Pages stay chunks of their own.
 */
export const CHUNK_GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 7 },
  {
    name: 'libraries',
    // Lists that go on and on stand on one page alone.
    test: /node_modules[\\/](?:react-dom|@tanstack)[\\/](?!.*infiniteQuery(?!Behavior))/i,
    priority: 6,
  },
  { name: 'start-app', test: START_APP, priority: 5 },
  { name: 'calls', test: CALLS, priority: 4 },
  { name: 'open-resume', test: OPEN_RESUME, priority: 3 },
  // Other pages need some of what these depend on.
  { name: 'resume-pages', test: RESUME_PAGES, priority: 2, includeDependenciesRecursively: false },
  { name: 'forms', test: FORMS, priority: 2, includeDependenciesRecursively: false },
  { name: 'paper', test: PAPER, priority: 1, includeDependenciesRecursively: false },
  { name: 'paper-words', test: PAPER_WORDS, priority: 0 },
  // Drafts of every kind, and the pages of each: whichever comes first, the others need it too.
  { name: 'kinds', test: KINDS, priority: 0, includeDependenciesRecursively: false },
  // Fetched once a page stands: no dialog is open on a first screen.
  { name: DIALOGS, test: anyOf('src/ui/dialogs/(?:alert-dialog|drawer)\\.tsx$'), priority: 0 },
];
