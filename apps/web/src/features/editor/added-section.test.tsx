import { EntryId, emptyResume, entryKey, numberedIds, SECTIONS } from '@shortlist/model';
import { flatEntriesOf } from '@shortlist/model/flat-entry.test-support';
import {
  PATENT,
  PATENT_SAYS,
  PATENTS,
  SECTIONS_WITH_PATENTS as sections,
  withPatent,
} from '@shortlist/model/patent.test-support';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createDocumentDraft } from '#draft/opening/create-document-draft.ts';
import { OpenedContext } from '#draft/react/opened-document.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { SectionsContext } from '#platform/given-sections.ts';
import { inRouter } from '#platform/navigation/router/in-router.test-support.tsx';
import { foldNotes, setAsideNotes } from '#platform/storage/entry-notes.ts';
import { NoticeProvider } from '#ui/notices/notice-provider.tsx';
import { ToastProvider } from '#ui/notices/toast-provider.tsx';
import { type Editor, EditorContext } from './editor-context.ts';
import { createEntryMemory } from './entries/entry-memory.ts';
import { EditorTabs } from './frame/editor-tabs.tsx';
import { SectionForm } from './sections/section-form.tsx';

const ADDED = entryKey(PATENT, EntryId.parse('p1'));

const NO_DISK = { list: () => [], write: () => true, remove: () => {}, discard: () => {} };

/** A draft of a resume with one patent, in a browser that keeps nothing and reaches no server. */
function openDraft() {
  const newId = numberedIds('temp');
  const document = withPatent(emptyResume(newId, SECTIONS), EntryId.parse('p1'));
  const unreachable = async () => ({ kind: 'unreachable' }) as const;
  return createDocumentDraft(
    resumeKindOf(sections),
    {
      kind: 'loaded',
      server: { document, revisions: new Map([[ADDED, 1]]) },
      about: { title: 'Ada', level: '', industry: '' },
    },
    { drafts: [], uses: [] },
    {
      documentId: 'r1',
      newId,
      server: { load: unreachable, save: unreachable, recordUse: unreachable },
      disk: { ...NO_DISK, uses: NO_DISK },
    },
  );
}

const NOTED = { owner: 'guest', resumeId: 'r1' };
const SAME_IDS = { idNow: (id: string) => id, screenId: (id: string) => id };

it('[HO1] a kind of section that a test adds has a tab and forms in the editor', async () => {
  const store = openDraft();
  const editor: Editor = {
    resumeId: 'r1',
    draft: store,
    aliases: new Map(),
    visited: new Set<string>(),
    visit: () => {},
    folds: createEntryMemory(foldNotes, NOTED, SAME_IDS),
    setAside: createEntryMemory(setAsideNotes, NOTED, SAME_IDS),
    slots: { renderImprove: () => null, renderModelLine: () => null },
    showConflicts: () => {},
    takeBack: () => {},
  };
  render(
    inRouter(
      <NoticeProvider>
        <ToastProvider>
          <SectionsContext value={sections}>
            <EditorContext value={editor}>
              <OpenedContext value={store}>
                <EditorTabs section={PATENTS} panelId="panel" isShown />
                <SectionForm section={PATENTS} />
              </OpenedContext>
            </EditorContext>
          </SectionsContext>
        </ToastProvider>
      </NoticeProvider>,
    ),
  );
  const user = userEvent.setup();
  expect(screen.getByRole('tab', { name: /^Patents, has content/ })).toBeTruthy();

  const titles = () =>
    screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Title of invention' });
  expect(titles().map(({ value }) => value)).toEqual([PATENT_SAYS.title]);
  const [first] = titles();
  if (first) await user.type(first, ' 2');
  await user.click(screen.getByRole('button', { name: 'ADD ANOTHER PATENT' }));
  expect(titles().map(({ value }) => value)).toEqual(['Analytical loom 2', '']);
  expect(screen.getAllByRole('button', { name: 'SAVE PATENT' })).toHaveLength(2);
  const [patent] = flatEntriesOf(store.get().draft.document, PATENT, sections);
  expect(patent).toEqual({ id: 'p1', ...PATENT_SAYS, title: 'Analytical loom 2' });
  expect([...store.get().draft.unsaved.keys()]).toContain(ADDED);
});
