import { getDocument } from '@shortlist/contracts';
import { type ResumeId, SECTIONS } from '@shortlist/model';
import { expect, it } from 'vitest';
import { handleOf } from '#draft/opening/open-document.ts';
import { resumeWithoutEntries } from '#draft/resume-draft/model-server.test-support.ts';
import { resumeKindOf } from '#draft/resume-draft/resume-model.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { openNetwork, savingOf } from './network.test-support.ts';
import { documentAnswer } from './pages/editor/open-editor.test-support.tsx';

const ID = '0b9c5a1e-3f1d-4c7e-9d00-000000000001' as ResumeId;

/** Calls that the first test has sent; the second says nothing without them. */
let sentBefore: unknown[] = [];

it('leaves a resume open with an edit that no server took', async () => {
  expectPrinted('A part of the document could not be saved. NetworkError');
  const network = openNetwork();
  network.answer(getDocument, documentAnswer(ID, resumeWithoutEntries()));
  const handle = handleOf(ID, resumeKindOf(SECTIONS));
  handle.hold();
  await expect.poll(() => handle.get().status).toBe('open');
  const opening = handle.get();
  if (opening.status === 'open') {
    opening.store.edit({ type: 'set-text', kind: 'summary', text: 'mine' });
    opening.store.saveAll();
  }
  await expect.poll(() => network.sentTo(savingOf('summary'))).not.toEqual([]);
  sentBefore = network.sentTo(savingOf('summary'));
});

it('does not find what the test before it left open', async () => {
  expect(sentBefore).not.toEqual([]);
  const network = openNetwork();
  window.dispatchEvent(new Event('online'));
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(network.sentTo(savingOf('summary'))).toEqual([]);
  handleOf(ID, resumeKindOf(SECTIONS)).release();
});
