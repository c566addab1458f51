import { getSession, getWaysIn, listSessions } from '@shortlist/contracts';
import { resumeWith } from '@shortlist/model/resume.test-support';
import { screen } from '@testing-library/react';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { SAMPLE } from '#paper/sample-resume.test-support.ts';
import { closeApp, tokenOf } from '../../../open-app.test-support.tsx';
import { openAccountPages, SESSION, WAYS } from '../account.test-support.tsx';
import { openNetworkWithFonts, serveResumes } from './archive.test-support.ts';

afterEach(closeApp);

it('[AC5] one press hands over everything as a ZIP with the day in its name, and says what could not be printed', async () => {
  const network = openNetworkWithFonts();
  network.answer(getSession, SESSION);
  network.answer(getWaysIn, WAYS);
  const at = '2026-11-20T12:00:00.000Z';
  const here = { id: 's1', browser: 'Firefox', createdAt: at, usedAt: at, expiresAt: at };
  network.answer(listSessions, { current: here, others: [], total: 0, next: null });
  serveResumes(network, resumeWith({ summary: 'Off 🚀' }, SAMPLE), 'For/Galley', 'Rocket');
  // jsdom downloads nothing; what would be downloaded is kept here instead.
  let handed = new Blob();
  let fileName = '';
  URL.createObjectURL = (blob) => {
    handed = blob as Blob;
    return 'blob:test';
  };
  HTMLAnchorElement.prototype.click = function click() {
    fileName = this.download;
  };
  localStorage.setItem('token', tokenOf());
  const { user } = openAccountPages('/account');
  await user.click(await screen.findByRole('button', { name: 'Download everything' }));
  expect(await screen.findByText('2 resumes were downloaded.')).toBeTruthy();
  expect(screen.getAllByText(/No available font has 🚀 \(U\+1F680\)\./u)).toHaveLength(2);
  expect(fileName).toMatch(/^Shortlist-\d{4}-\d\d-\d\d\.zip$/u);
  const files = unzipSync(new Uint8Array(await handed.arrayBuffer()));
  expect(Object.keys(files).sort()).toEqual([
    'ForGalley (why there is no PDF).txt',
    'ForGalley.json',
    'Rocket (why there is no PDF).txt',
    'Rocket.json',
  ]);
  const json = JSON.parse(strFromU8(files['Rocket.json'] ?? new Uint8Array()));
  expect(json.basics.name).toBe(SAMPLE.contact.fullName);
});
