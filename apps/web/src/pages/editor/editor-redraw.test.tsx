import { getDocument } from '@shortlist/contracts';
import { type EntryId, type ResumeId, SECTIONS } from '@shortlist/model';
import { emptyFlatEntry } from '@shortlist/model/flat-entry.test-support';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOpenResume } from '#draft/react/use-open-resume.ts';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { ResumeEditor } from '#features/editor/editor.tsx';
import { openAt } from '../../open-app.test-support.tsx';
import {
  closeEditor,
  documentAnswer,
  openSavingNetwork,
  setWindowWidth,
} from './open-editor.test-support.tsx';

afterEach(closeEditor);

const RESUME_ID = '0b9c5a1e-3f1d-4c7e-9b00-000000000001' as ResumeId;

/** Texts of the entries, one for each time that an entry's form was drawn. */
let drawn: string[] = [];
const slots = {
  renderImprove: ({ text }: { text: string }) => {
    drawn.push(text);
    return null;
  },
  renderModelLine: () => null,
};
const nothing = () => null;

function OpenedEditor() {
  const open = useOpenResume(RESUME_ID);
  if (open.status !== 'open') return null;
  return (
    <ResumeEditor
      resumeId={RESUME_ID}
      section="experience"
      open={open}
      menu={{
        onRename: nothing,
        onTailor: nothing,
        onDetach: undefined,
        onDuplicate: nothing,
        onShare: nothing,
        onHistory: nothing,
        onDelete: nothing,
      }}
      origin={null}
      panels={[{ id: 'keywords', label: 'Keywords', render: nothing }]}
      slots={slots}
    />
  );
}

it('redraws the form of one entry when it is typed in, not those of forty', async () => {
  const experiences = ['one', 'two', 'three'].map((word) => ({
    ...emptyFlatEntry('experience', word as EntryId, SECTIONS),
    bullets: `• ${word}`,
  }));
  setWindowWidth(false);
  const network = openSavingNetwork();
  network.answer(
    getDocument,
    documentAnswer(RESUME_ID, resumeWith({ experiences }, resumeWithoutEntries())),
  );
  openAt(`/resume/${RESUME_ID}/experience`, [
    { path: '/resume/:resumeId/experience', element: <OpenedEditor /> },
  ]);
  const [, second] = await screen.findAllByLabelText('What you did');
  if (!second) throw new Error('There is no second entry.');

  drawn = [];
  fireEvent.change(second, { target: { value: '• two and more' } });
  expect(new Set(drawn)).toEqual(new Set(['• two and more']));
});
