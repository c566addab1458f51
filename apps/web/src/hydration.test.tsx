import { sendInquiry } from '@shortlist/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { APP_FILES } from '#platform/hydration/prefetch-app.ts';
import { ANSWERS_ID } from '#platform/server/page-answers.ts';
import { watchHydration } from './hydration.test-support.tsx';
import { openNetwork } from './network.test-support.ts';

const { user, start, loadStart, reload, send, open, appComes, complaints, faults, somebodyComes } =
  watchHydration();
const questions = () => screen.getAllByRole('heading', { level: 3 });

it('runs no app while nobody is there; the first interaction hydrates the page', async () => {
  await open('/faq');
  const file = document.querySelector('link[rel="prefetch"]');
  expect(file?.getAttribute('href')).toBe('/assets/app.js');
  expect(loadStart).not.toHaveBeenCalled();
  somebodyComes();
  await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
});

it.each([
  { it: 'for a person who has been here before', url: '/faq', stored: 'sidebar-narrow' },
  { it: 'where the address names a place on the page', url: '/faq#deleted' },
])('waits for nobody $it', async ({ url, stored }) => {
  if (stored) localStorage.setItem(stored, 'true');
  await open(url);
  await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
});

it('starts by itself on a page that shows nothing of its own before', async () => {
  await send('/resume');
  await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
  expect(document.querySelector('link[rel="prefetch"]')).toBeNull();
});

it('hears a button of such a page that was pressed before it listened', async () => {
  await send('/resume');
  await user.click(screen.getByRole('button', { name: 'Upgrade' }));
  appComes();
  expect(await screen.findByRole('dialog', { name: 'Take your resumes with you' })).toBeTruthy();
});

it('finds what was typed before it listened', async () => {
  await open('/faq');
  const all = questions().length;
  await user.type(screen.getByLabelText('Search the questions'), 'undo delete');
  appComes();
  await waitFor(() => expect(questions().length).toBeLessThan(all));
  expect(questions().map(({ textContent }) => textContent)).toContainEqual(
    expect.stringMatching(/undo|delet/iu),
  );
  expect(faults()).toEqual([]);
});

it('keeps what was typed into a form, and knows it', async () => {
  await send('/company/contact');
  const first = screen.getByLabelText<HTMLInputElement>('First name');
  await user.type(first, 'Ada');
  appComes();
  const sending = screen.getByRole<HTMLButtonElement>('button', { name: 'Send inquiry' });
  expect(first.value).toBe('Ada');
  for (const [label, words] of Object.entries({
    'Last name': 'Lovelace',
    Email: 'ada@example',
    Phone: '(123) 456-7890',
    Details: 'May I ask?',
  })) {
    await user.type(screen.getByLabelText(label), words);
  }
  await user.click(sending);
  // Nothing is missing, the first name least of all.
  expect((await screen.findByRole('alertdialog')).textContent).toMatch(/email/iu);
  expect(first.value).toBe('Ada');
});

it('opens the search field that had the focus before it listened', async () => {
  await open('/');
  screen.getByRole('combobox').focus();
  appComes();
  expect(await screen.findByRole('listbox')).toBeTruthy();
});

it('presses the button that was pressed before it listened', async () => {
  await open('/faq');
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  appComes();
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
  expect(faults()).toEqual([]);
});

it('presses the button that was pressed before the page was painted', async () => {
  await send('/faq');
  fireEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  appComes();
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
});

it('presses a button once that is pressed while it is hydrated', async () => {
  await open('/faq', async () => async (page, onHydrated) => {
    const hydrated = new Promise<void>((resolve) => {
      // React listens from here on; nothing was replayed yet.
      void start(page, resolve).then(() => {
        fireEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
      });
    });
    await hydrated;
    onHydrated();
  });
  somebodyComes();
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('button', { name: 'Expand navigation' })).toBeTruthy();
});

it('answers to presses where it has to draw the page again', async () => {
  await open('/faq');
  const broken = Object.assign(document.createElement('script'), { id: ANSWERS_ID, text: '{' });
  broken.type = 'application/json';
  document.head.append(broken);
  appComes();
  somebodyComes();
  await waitFor(() => expect(complaints()).toHaveBeenCalled());
  await user.click(await screen.findByRole('button', { name: 'Collapse navigation' }));
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
});

describe('when the app’s files are gone', () => {
  let isOver = false;
  /** Once these tests are over it never answers: pages that still try again say nothing in other files. */
  const gone = () =>
    isOver
      ? new Promise<never>(() => {})
      : Promise.reject(new Error('Failed to fetch dynamically imported module'));
  afterAll(() => {
    isOver = true;
  });
  const reloadButton = () => screen.queryByRole('button', { name: 'Reload' });

  /** The server, which has the page with these files of the app by now. */
  const serve = (files: string) => {
    globalThis.fetch = async () =>
      new Response(`<!doctype html><meta name="${APP_FILES}" content="${files}"><main></main>`);
  };
  /** Before anything else is done on the page. */
  const typeAtOnce = (label: string, value: string) =>
    fireEvent.input(screen.getByLabelText(label), { target: { value } });

  beforeEach(() => {
    sessionStorage.clear();
    serve('/assets/newer.js');
  });

  it('reloads the page by itself for a newer release, once', async () => {
    await open('/faq', gone);
    somebodyComes();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(reloadButton()).toBeNull();

    await open('/faq', gone);
    somebodyComes();
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('leaves it to the person where the browser forbids its storage: it could not tell a second time', async () => {
    const storage = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    await open('/faq', gone);
    somebodyComes();
    const button = await screen.findByRole('button', { name: 'Reload' });
    expect(reload).not.toHaveBeenCalled();
    await user.click(button);
    expect(reload).toHaveBeenCalledOnce();
    storage.mockRestore();
  });

  it('asks a person who has typed something, and reloads when they say so', async () => {
    await send('/company/contact', gone);
    typeAtOnce('First name', 'Ada');
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('Copy what you typed first');
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  it('says so once, and takes the bar away when the app comes after all', async () => {
    const load = vi.fn(loadStart).mockImplementationOnce(gone).mockImplementationOnce(gone);
    await open('/faq', load);
    typeAtOnce('Search the questions', 'undo delete');
    await screen.findByRole('alert');
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    appComes();
    expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
    expect(reloadButton()).toBeNull();
  });

  it.each([
    { it: 'the server has no newer release', asked: () => serve('/assets/app.js') },
    { it: 'the server is away', asked: () => openNetwork() },
  ])('goes on trying where $it', async ({ asked }) => {
    asked();
    const load = vi.fn(loadStart).mockImplementationOnce(gone);
    await open('/faq', load);
    somebodyComes();
    await waitFor(() => expect(complaints()).toHaveBeenCalled());
    await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    appComes();
    expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
    expect(reloadButton()).toBeNull();
  });
});

it('tries again with the next action when the app could not be loaded', async () => {
  const load = vi.fn(loadStart).mockRejectedValueOnce(new Error('The network is away.'));
  await open('/faq', load);
  somebodyComes();
  await waitFor(() => expect(complaints()).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: 'Collapse navigation' }));
  appComes();
  expect(await screen.findByRole('button', { name: 'Expand navigation' })).toBeTruthy();
});

describe('a page with a form that is sent', () => {
  const FILLED = {
    'First name': 'Ada',
    'Last name': 'Lovelace',
    Email: 'ada@example.com',
    Phone: '(123) 456-7890',
    Details: 'May I ask?',
  };

  it('is hydrated when the browser is idle, though nobody touches it', async () => {
    await send('/company/contact');
    await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
  });

  it('waits for a touch where the person asked to save data', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    await send('/company/contact');
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(loadStart).not.toHaveBeenCalled();
    somebodyComes();
    await waitFor(() => expect(loadStart).toHaveBeenCalledOnce());
    Reflect.deleteProperty(navigator, 'connection');
  });

  it.each(['a press', 'Enter'])(
    'sends once what %s was to send before it listened',
    async (how) => {
      const network = openNetwork();
      network.answer(sendInquiry, { status: 'success', message: 'Thank you.' });
      await send('/company/contact');
      for (const [label, words] of Object.entries(FILLED))
        await user.type(screen.getByLabelText(label), words);
      if (how === 'Enter') await user.type(screen.getByLabelText('Phone'), '{Enter}');
      else await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
      expect(network.sentTo(sendInquiry)).toHaveLength(0);
      appComes();
      await waitFor(() => expect(network.sentTo(sendInquiry)).toHaveLength(1));
      expect(network.sentTo(sendInquiry)[0]?.body).toMatchObject({ firstName: 'Ada' });
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(network.sentTo(sendInquiry)).toHaveLength(1);
    },
  );

  it('shows what is missing where nothing was filled in before the press', async () => {
    await send('/company/contact');
    await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
    appComes();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('sends a form without a press of a button, as programs do', async () => {
    await send('/company/contact');
    fireEvent.submit(screen.getByRole('form', { name: 'Inquiry' }));
    appComes();
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
});
