import type { Plugin } from 'vite';
import { findPages, type Page, START } from './find-pages.ts';

/** The chunk of what every dialog needs. */
export const DIALOGS = 'dialogs';

/** Calls, and the one that the list makes at once: in a file of its own it would be a way over the line before its answer. */
const CALLS = /[\\/]src[\\/]platform[\\/]server[\\/](?:call|fetch-resumes)\.ts$/;

/** Small parts that pages of all kinds draw with, which need no call and no document. */
const SMALL_PARTS = /[\\/](?:src[\\/](?:platform[\\/]language|ui[\\/]buttons)|lucide-react)[\\/]/;

/** Libraries that change seldom. Lists that go on and on stand on one page alone. */
const LIBRARIES = /node_modules[\\/](?:react-dom|@tanstack)[\\/]/;
const ENDLESS_LISTS = /infiniteQuery(?!Behavior)/i;

/** The pages whose first loads are kept small. */
const HOME = 'pages/home/home-page.tsx';
const LIST = 'pages/resumes/resumes-page.tsx';
const EDITOR = 'pages/editor/editor-page.tsx';
const PREVIEW = 'pages/preview/preview-page.tsx';

/**
 * Puts modules that pages share into few files instead of fifty, by the pages that need them: each module into the first
 * group that fits, with all that it imports. Modules of one page alone, and of what comes at its first use, stay with these.
 */
export function chunkGroups(): Plugin {
  let pages: readonly Page[] = [];

  function pageOf(name: string): Page {
    const page = pages.find(({ id }) => id.replaceAll('\\', '/').endsWith(`/src/${name}`));
    if (!page) throw new Error(`No feature has the page ${name}, by which modules are grouped.`);
    return page;
  }

  const needs = (name: string, id: string) => pageOf(name).now.has(id);

  /** Checks whether the page needs the module at once and another may need it, other than pages that this one is a part of. */
  const shares = (name: string, id: string) =>
    needs(name, id) && pages.some(({ now, later }) => later.has(id) && !now.has(pageOf(name).id));

  const isOfThreeFeatures = (id: string) =>
    new Set(pages.flatMap(({ now, feature }) => (now.has(id) ? [feature] : []))).size > 2;

  const groups = [
    { name: 'first', tags: ['$initial' as const] },
    {
      name: 'libraries',
      test: (id: string) => LIBRARIES.test(id) && !ENDLESS_LISTS.test(id),
    },
    {
      name: 'start-app',
      test: (id: string) => START.test(id) || shares(HOME, id),
    },
    {
      name: 'small-parts',
      test: (id: string) => SMALL_PARTS.test(id) && isOfThreeFeatures(id),
    },
    { name: 'calls', test: (id: string) => CALLS.test(id) || shares(LIST, id) },
    {
      // What other pages need without a document.
      name: 'values',
      test: (id: string) => needs(EDITOR, id) && needs(PREVIEW, id) && isOfThreeFeatures(id),
    },
    { name: 'open-document', test: (id: string) => needs(EDITOR, id) && needs(PREVIEW, id) },
    { name: 'fields', test: (id: string) => shares(EDITOR, id) },
    { name: 'paper', test: (id: string) => shares(PREVIEW, id) },
    // Words that are printed in a language other than English, of all kinds of section.
    { name: 'paper-words', test: /[\\/]printed-(?:words|dates)\.ts$/ },
    // What pages need at once, and others later, is no file of its own there: the search, which the palette brings; parts of the editor's menus.
    { name: 'home-page', test: (id: string) => needs(HOME, id) },
    { name: 'editor-page', test: (id: string) => needs(EDITOR, id) },
    // Fetched once a page stands: no dialog is open on a first screen.
    { name: DIALOGS, test: /[\\/]src[\\/]ui[\\/]dialogs[\\/](?:alert-dialog|drawer)\.tsx$/ },
  ];

  return {
    name: 'chunk-groups',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: {
        groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })),
      },
    }),
    buildEnd(error) {
      if (!error) pages = findPages(this);
    },
  };
}
