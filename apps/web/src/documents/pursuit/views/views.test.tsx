import {
  createDocument,
  endCalendar,
  getDocument,
  getDocuments,
  type ListedPursuit,
  listPursuits,
  makeCalendar,
  savePart,
} from '@shortlist/contracts';
import { readCsv } from '@shortlist/csv';
import { ResumeId } from '@shortlist/model';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openBrowserCache } from '#draft/storage/browser-cache.test-support.ts';
import { pursuits as PursuitsPage } from '#pages/pursuits/pages.ts';
import { dayHere } from '#platform/day-here.ts';
import { expectPrinted } from '#printed.test-support.ts';
import { contentsSent, keyOf, type Network, openNetwork } from '../../../network.test-support.ts';
import { closeApp, openAt } from '../../../open-app.test-support.tsx';
import { newRow } from '../list/row-of.ts';

const LIST = '/job_board/applications';
const PAGE = (
  <main>
    <PursuitsPage />
  </main>
);
const ROUTES = [{ path: LIST, element: PAGE }];
const STORED = { meaning: 'saved', stage: 'To read', since: '2026-01-02' };
const OK = { status: 'success' as const, message: '' };

let opened = 0;
const rowOf = (at: number, said: Partial<ListedPursuit>): ListedPursuit => ({
  ...newRow(
    ResumeId.parse(`3b9c5a1e-3f1d-4c7e-9b00-${String(opened * 100 + at).padStart(12, '0')}`),
    new Date('2026-05-03T12:00:00Z'),
  ),
  ...said,
});

let network: Network;
let rows: ListedPursuit[];
beforeEach(() => {
  opened += 1;
  openBrowserCache();
  network = openNetwork();
  rows = [
    rowOf(1, { title: 'Baker', company: 'Acme', meaning: 'saved' }),
    rowOf(2, { title: 'Cook', company: 'Zenith', meaning: 'applied', since: '2026-05-04' }),
  ];
  network.answer(listPursuits, () => ({ ...OK, applications: rows, next: null }));
  network.answer(savePart, (sent) => ({ ...OK, key: keyOf(sent), revision: 2 }));
  network.answer(createDocument, ({ body }) => ({ ...OK, document_id: Object(body).document_id }));
  network.answer(getDocument, ({ url }) => ({
    ...OK,
    document: {
      document_id: ResumeId.parse(url.split('/').at(-1)),
      ...{ kind: 'pursuit', title: 'Baker, Acme', level: '' as const, industry: '', revision: 1 },
      edited: '2026-05-03T12:00:00.000Z',
    },
    parts: ['posting', 'state', 'next', 'notes', 'pay'].map((key) => ({
      ...{ key, schema: 1, content: key === 'state' ? STORED : {}, revision: 1 },
    })),
  }));
});
afterEach(async () => {
  cleanup();
  await new Promise((resolve) => setTimeout(resolve, 20));
  closeApp();
  vi.unstubAllGlobals();
});

const column = (name: string) => within(screen.getByRole('region', { name }));

it('[AP4] a card is moved by keys to another column, which is said; it keeps the focus', async () => {
  const { user } = openAt(`${LIST}?view=board`, ROUTES);
  const handle = await screen.findByRole('button', { name: 'Move Baker' });
  expect(column('Saved').getByRole('link', { name: 'Baker' })).toBeTruthy();
  handle.focus();
  await user.keyboard(' {ArrowRight}{ArrowRight}');
  expect(screen.getByText('Acme, Baker: over Talking')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Acme, Baker: back in Saved')).toBeTruthy();
  await user.keyboard(' {ArrowRight} ');
  expect(screen.getByText('Acme, Baker: moved to Applied')).toBeTruthy();
  const moved = column('Applied').getByRole('button', { name: 'Move Baker' });
  await waitFor(() => expect(document.activeElement).toBe(moved));
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
  expect(contentsSent(network, 'state')[0]).toMatchObject({ meaning: 'applied' });
});

it('[AP4] a card is moved by its menu, which is said too', async () => {
  const { user } = openAt(`${LIST}?view=board`, ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Status of Cook: Applied' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Offer' }));
  expect(screen.getByText('Zenith, Cook: moved to Offer')).toBeTruthy();
  expect(column('Offer').getByRole('link', { name: 'Cook' })).toBeTruthy();
  await waitFor(() => expect(contentsSent(network, 'state')).toHaveLength(1));
});

it('[AP4] figures count by state, by the furthest point and by week, and say percentages from ten only', async () => {
  const sent = (at: number, day: string, ...more: ListedPursuit['events']) =>
    rowOf(at, {
      ...{ meaning: more.length > 0 ? 'talking' : 'applied', tailored: at <= 11 },
      events: [{ at: day, meaning: 'applied', round: null, stage: '' }, ...more],
    });
  rows = [
    ...Array.from({ length: 9 }, (_, at) => sent(at + 1, '2026-01-05')),
    sent(10, '2026-01-19', { at: '2026-01-20', meaning: 'talking', round: 1, stage: 'Screening' }),
    sent(11, '2026-01-25'),
    sent(12, '2026-01-26'),
    rowOf(13, {}),
  ];
  openAt(`${LIST}?view=figures`, ROUTES);
  const shown = async (name: string) => (await screen.findByRole('region', { name })).textContent;
  expect(await shown('Now')).toContain('Saved1Applied11Talking1Offer0Hired0Closed0');
  expect(await shown('How far they went')).toContain('Applied12 of 13 (92%)Talking1 of 13 (8%)');
  expect(await shown('Answers')).toContain('With a tailored resume1 of 11 (9%)');
  expect(await shown('Answers')).toContain('Without a tailored resume0 of 1');
  const table = within(screen.getByRole('table', { name: 'Applications by week' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Week ofApplications',
    'Jan 5, 20269',
    'Jan 12, 20260',
    'Jan 19, 20262',
    'Jan 26, 20261',
  ]);
});

const tableFile = (text: string, name = 'jobs.csv') => new File([text], name, { type: 'text/csv' });

it('[AP5] a table is mapped, compared with what is there, and made: new, changed, and the same', async () => {
  const { user } = openAt(`${LIST}?view=exchange`, ROUTES);
  const text =
    'Employer,Role,Status,Via\nAcme,Baker,Rejected,\nZenith,Cook,Applied,\nNadir,Waiter,Interview,Bo\n';
  await user.upload(await screen.findByLabelText('CSV file'), tableFile(text));
  expect(await screen.findByText('1 new · 1 changed · 1 the same')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Via'), 'Found on');
  const lines = within(screen.getByRole('list', { name: 'Applications in the file' }));
  expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Waiter · NadirNew',
    'Baker · AcmeChanged: Status',
    'Cook · ZenithThe same',
  ]);
  await user.click(screen.getByRole('button', { name: 'Import 2 applications' }));
  expect(await screen.findByText('2 applications were imported.')).toBeTruthy();
  expect(contentsSent(network, 'posting')[0]).toMatchObject({
    ...{ company: 'Nadir', title: 'Waiter', source: 'Bo' },
  });
  expect(contentsSent(network, 'state')).toMatchObject([
    { meaning: 'closed', stage: '', since: dayHere() },
    { meaning: 'talking' },
  ]);
});

it('[AP5] an import that the server limits stops, says why, and goes on with the rest when asked', async () => {
  expectPrinted('An application could not be imported.');
  const { user } = openAt(`${LIST}?view=exchange`, ROUTES);
  const text = 'Employer,Role\nOne,Waiter\nTwo,Waiter\nThree,Waiter\n';
  await user.upload(await screen.findByLabelText('CSV file'), tableFile(text));
  network.answer(createDocument, ({ body }) => {
    const { document_id: id, title } = Object(body);
    network.refuse(createDocument, 'slow_down', 'Wait a minute.');
    rows = [...rows, rowOf(9, { application_id: id, title: 'Waiter', company: title.slice(8) })];
    return { ...OK, document_id: id };
  });
  await user.click(await screen.findByRole('button', { name: 'Import 3 applications' }));
  expect(await screen.findByText('2 applications were not imported. Wait a minute.')).toBeTruthy();
  expect(network.sentTo(createDocument)).toHaveLength(2);
  network.answer(createDocument, ({ body }) => ({ ...OK, document_id: Object(body).document_id }));
  await user.click(await screen.findByRole('button', { name: 'Import 2 applications' }));
  expect(await screen.findByText('2 applications were imported.')).toBeTruthy();
  expect(contentsSent(network, 'posting').map(({ company }) => company)).toEqual([
    'One',
    'Two',
    'Three',
  ]);
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('[AP5] an import ends where the server goes away', async () => {
  expectPrinted('An application could not be imported.');
  const { user } = openAt(`${LIST}?view=exchange`, ROUTES);
  const text = 'Employer,Role\nOne,Waiter\nTwo,Waiter\nThree,Waiter\n';
  await user.upload(await screen.findByLabelText('CSV file'), tableFile(text));
  network.refuse(createDocument, 'overload', 'Try later.');
  await user.click(await screen.findByRole('button', { name: 'Import 3 applications' }));
  await screen.findByText('3 applications were not imported. Try later.');
  expect(network.sentTo(createDocument)).toHaveLength(1);
});

it('[AP5] all applications are written as one table, with what only their parts say', async () => {
  const written: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: (blob: Blob) => `b:${written.push(blob)}` }),
  );
  network.answer(getDocuments, ({ url }) => ({
    ...OK,
    documents: decodeURIComponent(url.split('ids=')[1] ?? '')
      .split(',')
      .map((id) => ({
        document: {
          document_id: ResumeId.parse(id),
          ...{ kind: 'pursuit', title: '', level: '' as const, industry: '', revision: 1 },
          edited: '2026-05-03T12:00:00.000Z',
        },
        parts: [{ key: 'notes', schema: 1, revision: 2, content: { text: 'Ask Bo' } }],
      })),
  }));
  const { user } = openAt(`${LIST}?view=exchange`, ROUTES);
  await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
  await waitFor(() => expect(written).toHaveLength(1));
  const [, baker, cook] = readCsv((await written[0]?.text()) ?? '');
  expect(baker?.slice(0, 2)).toEqual(['Acme', 'Baker']);
  expect(cook?.slice(0, 2)).toEqual(['Zenith', 'Cook']);
  expect(cook).toContain('Ask Bo');
  expect(network.sentTo(getDocuments)).toHaveLength(1);
});

it('[AP5] the record lists what was applied for between two days, with its states', async () => {
  rows = [
    rowOf(1, {
      title: 'Baker',
      company: 'Acme',
      events: [{ at: '2026-05-31', meaning: 'applied', round: null, stage: '' }],
    }),
    rowOf(2, {
      ...{ title: 'Cook', company: 'Zenith', source: 'Newspaper' },
      events: [
        { at: '2026-06-01', meaning: 'applied', round: null, stage: '' },
        { at: '2026-06-09', meaning: 'talking', round: 1, stage: 'Trial day' },
      ],
    }),
  ];
  openAt(`${LIST}?view=record&from=2026-06-01&to=2026-06-30`, ROUTES);
  const table = within(await screen.findByRole('table'));
  expect(screen.getByText('Applications from Jun 1, 2026 to Jun 30, 2026')).toBeTruthy();
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DateCompanyJob titleLocationHowStatus',
    'Jun 1, 2026ZenithCookNewspaperJun 1, 2026: Applied\nJun 9, 2026: Trial day',
  ]);
});

it('[AP4] a month shows what is due, all of a day on a press, and leads to the next', async () => {
  const next = { what: 'Call Bo', due: '2026-06-02' };
  rows = [
    rowOf(1, { company: 'Acme', last_day: '2026-05-20', next }),
    rowOf(2, { company: 'Zenith', meaning: 'closed', next: { what: 'Old', due: '2026-05-21' } }),
    ...[3, 4, 5, 6].map((at) => rowOf(at, { company: `Mill ${at}`, next })),
  ];
  const { user, address } = openAt(`${LIST}?view=calendar&month=2026-05`, ROUTES);
  const may = within(await screen.findByRole('table', { name: 'Days of May 2026' }));
  const last = may.getByRole('cell', { name: /^May 20, 2026: 1 due/u });
  expect(within(last).getByRole('link', { name: /Apply by.*Acme/u })).toBeTruthy();
  expect(may.queryByText('Old')).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Next month' }));
  const june = within(await screen.findByRole('table', { name: 'Days of June 2026' }));
  expect(address()).toContain('month=2026-06');
  const day = within(june.getByRole('cell', { name: /^Jun 2, 2026: 5 due/u }));
  expect(day.getAllByRole('link')).toHaveLength(3);
  await user.click(day.getByRole('button', { name: '2 more' }));
  expect(day.getAllByRole('link')).toHaveLength(5);
  expect(document.activeElement).toBe(day.getAllByRole('link')[2]);
});

it('[AP5] a calendar follows a private link, which is copied and ended below the month', async () => {
  network.answer(makeCalendar, { ...OK, url: 'https://here.test/calendar/secret.ics' });
  network.answer(endCalendar, OK);
  const { user } = openAt(`${LIST}?view=calendar`, ROUTES);
  await user.click(await screen.findByText('Show this in your calendar'));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Calendar link');
  expect(link.value).toBe('https://here.test/calendar/secret.ics');
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe(link.value);
  await user.click(screen.getByRole('button', { name: 'End link' }));
  expect(await screen.findByText('The link has ended.')).toBeTruthy();
  expect(screen.queryByLabelText('Calendar link')).toBeNull();
  expect(network.sentTo(endCalendar)).toHaveLength(1);
});
