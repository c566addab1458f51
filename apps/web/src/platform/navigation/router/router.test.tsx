import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { createRouter, type Router } from './create-router.ts';
import { type AppHistory, browserHistory, memoryHistory } from './history.ts';
import { Link } from './link.tsx';
import { matchRoute, type Route } from './match-route.ts';
import { useLocation, useParams, useSearchParams } from './router-context.ts';
import { RouterProvider } from './router-provider.tsx';

afterEach(cleanup);

describe('matching', () => {
  const routes = ['/', '/jobs/new', '/jobs/:jobId', '/resume/:resumeId/:section', '*'].map(
    (path): Route => ({ path, element: path }),
  );

  it.each([
    { pathname: '/', path: '/', params: {} },
    { pathname: '/jobs/new', path: '/jobs/new', params: {} },
    { pathname: '/Jobs/Cook/', path: '/jobs/:jobId', params: { jobId: 'Cook' } },
    { pathname: '/jobs/a%20b', path: '/jobs/:jobId', params: { jobId: 'a b' } },
    { pathname: '/jobs/%E0%A4', path: '/jobs/:jobId', params: { jobId: '%E0%A4' } },
    {
      pathname: '/resume/1/contact',
      path: '/resume/:resumeId/:section',
      params: { resumeId: '1', section: 'contact' },
    },
    { pathname: '/jobs/a/b', path: '*', params: {} },
    { pathname: '//', path: '/', params: {} },
  ])('finds $path for $pathname', ({ pathname, path, params }) => {
    const match = matchRoute(routes, pathname);
    expect(match?.route.path).toBe(path);
    expect(match?.params).toEqual(params);
  });
});

/** A page that comes when the test says so. */
function slowPage(words: string) {
  let come: (page: ComponentType) => void = () => {};
  let fail: (cause: unknown) => void = () => {};
  const load = vi.fn(
    () =>
      new Promise<ComponentType>((resolve, reject) => {
        come = resolve;
        fail = reject;
      }),
  );
  return {
    load,
    come: () => act(async () => come(() => <h1>{words}</h1>)),
    fail: (cause: unknown) => act(async () => fail(cause)),
  };
}

function Where() {
  const { pathname, search, hash, state } = useLocation();
  return <p data-testid="where">{JSON.stringify([pathname + search + hash, state])}</p>;
}

const where = () => JSON.parse(screen.getByTestId('where').textContent ?? '');

function show(router: Router) {
  return render(
    <RouterProvider
      router={router}
      Frame={({ children }) => (
        <>
          <Where />
          {children}
        </>
      )}
      Loading={() => <p>Loading</p>}
      Failure={({ error }) => <p role="alert">{String(error)}</p>}
    />,
  );
}

describe('going from page to page', () => {
  const home = { path: '/', element: <h1>Home</h1> };

  it('shows something else until the first page has come', async () => {
    const page = slowPage('First');
    const router = createRouter([{ path: '/', load: page.load }], memoryHistory('/'));
    show(router);
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(router.get().isLoading).toBe(false);
    await page.come();
    expect(await screen.findByRole('heading', { name: 'First' })).toBeTruthy();
    await router.ready;
  });

  it('leaves the page and its address until the next one is loaded, which happens once', async () => {
    const next = slowPage('Next');
    const history = memoryHistory('/');
    const router = createRouter([home, { path: '/next', load: next.load }], history);
    show(router);
    let going = Promise.resolve();
    act(() => {
      going = router.navigate('/next?a=1#b', { state: 'taken along' });
    });
    expect(screen.getByRole('heading').textContent).toBe('Home');
    expect(router.get().isLoading).toBe(true);
    expect(history.read().pathname).toBe('/');

    await next.come();
    await going;
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
    expect(router.get().isLoading).toBe(false);
    expect(where()).toEqual(['/next?a=1#b', 'taken along']);

    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
    await act(() => router.navigate('/next'));
    expect(await screen.findByRole('heading', { name: 'Next' })).toBeTruthy();
    expect(next.load).toHaveBeenCalledOnce();
  });

  it('shows the later of two pages that were asked for, whichever comes last', async () => {
    const slow = slowPage('Slow');
    const router = createRouter(
      [home, { path: '/slow', load: slow.load }, { path: '/quick', element: <h1>Quick</h1> }],
      memoryHistory('/'),
    );
    show(router);
    act(() => void router.navigate('/slow'));
    await act(() => router.navigate('/quick'));
    await slow.come();
    expect(screen.getByRole('heading').textContent).toBe('Quick');
    expect(where()).toEqual(['/quick', null]);
    expect(router.get().isLoading).toBe(false);
  });

  it('shows a page at once that was loaded ahead; one that did not come is asked for again', async () => {
    const next = slowPage('Next');
    const router = createRouter([home, { path: '/next', load: next.load }], memoryHistory('/'));
    show(router);
    let ahead: Promise<unknown> = router.prepare('/next');
    await next.fail(new Error('away'));
    await ahead;
    expect(screen.getByRole('heading').textContent).toBe('Home');
    ahead = router.prepare('/next');
    await next.come();
    await ahead;
    act(() => void router.navigate('/next'));
    expect(screen.getByRole('heading').textContent).toBe('Next');
    expect(next.load).toHaveBeenCalledTimes(2);
  });

  it('says why a page could not be loaded, and loads it again at the next try', async () => {
    const page = slowPage('At last');
    const router = createRouter([home, { path: '/page', load: page.load }], memoryHistory('/'));
    show(router);
    act(() => void router.navigate('/page'));
    await page.fail(new Error('away'));
    expect((await screen.findByRole('alert')).textContent).toBe('Error: away');
    expect(where()[0]).toBe('/page');
    act(() => void router.navigate('/page', { replace: true }));
    await page.come();
    expect(await screen.findByRole('heading', { name: 'At last' })).toBeTruthy();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy();
  });

  it('catches what a page throws, and draws it again at the next try', async () => {
    expectPrinted('Error: broken');
    let isBroken = true;
    function Fragile() {
      if (isBroken) throw new Error('broken');
      return <h1>Whole</h1>;
    }
    const router = createRouter([{ path: '/', element: <Fragile /> }], memoryHistory('/'));
    show(router);
    expect(screen.getByRole('alert').textContent).toBe('Error: broken');
    isBroken = false;
    await act(() => router.navigate('/', { replace: true }));
    expect(await screen.findByRole('heading', { name: 'Whole' })).toBeTruthy();
  });
});

describe('a link', () => {
  const links = (
    <>
      <Link to="/there?a=1" state={{ from: 'here' }}>
        There
      </Link>
      <Link to="/there" target="_blank">
        New tab
      </Link>
      <Link to="/there" onClick={(event) => event.preventDefault()}>
        Stopped
      </Link>
    </>
  );

  function open() {
    const history = memoryHistory('/');
    const router = createRouter(
      [
        { path: '/', element: links },
        { path: '/there', element: links },
      ],
      history,
    );
    show(router);
    return { router, history, user: userEvent.setup() };
  }

  it('leads to its address with what it takes along, and makes one step of it', async () => {
    const { user, router } = open();
    await user.click(screen.getByText('There'));
    await waitFor(() => expect(where()).toEqual(['/there?a=1', { from: 'here' }]));
    await user.click(screen.getByText('There'));
    await act(() => router.navigate(-1));
    expect(where()[0]).toBe('/');
  });

  it.each([
    ['Control', { ctrlKey: true }],
    ['Command', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['the middle button', { button: 1 }],
  ])('leaves a press with %s to the browser', (_key, init) => {
    open();
    const stop = (event: Event) => event.preventDefault();
    const seen = vi.fn((event: Event) => event.defaultPrevented);
    window.addEventListener('click', seen);
    window.addEventListener('click', stop);
    fireEvent.click(screen.getByText('There'), init);
    window.removeEventListener('click', seen);
    window.removeEventListener('click', stop);
    expect(seen).toHaveReturnedWith(false);
    expect(where()[0]).toBe('/');
  });

  it.each(['New tab', 'Stopped'])('goes nowhere by itself: %s', (name) => {
    open();
    const stop = (event: Event) => event.preventDefault();
    window.addEventListener('click', stop);
    fireEvent.click(screen.getByText(name));
    window.removeEventListener('click', stop);
    expect(where()[0]).toBe('/');
  });
});

it('reads and changes the query of the address, and nothing else of it', async () => {
  function Query() {
    const [query, setQuery] = useSearchParams();
    const { id } = useParams();
    const add = (now: URLSearchParams) => {
      now.set('b', '2');
      return now;
    };
    return (
      <>
        <h1>{`${id} ${query}`}</h1>
        <button type="button" onClick={() => setQuery(add, { replace: true })}>
          Add
        </button>
        <button type="button" onClick={() => setQuery(new URLSearchParams())}>
          Clear
        </button>
      </>
    );
  }
  const router = createRouter(
    [{ path: '/of/:id', element: <Query /> }],
    memoryHistory('/of/x?a=1'),
  );
  show(router);
  fireEvent.click(screen.getByText('Add'));
  expect((await screen.findByRole('heading')).textContent).toBe('x a=1&b=2');
  fireEvent.click(screen.getByText('Clear'));
  await waitFor(() => expect(where()[0]).toBe('/of/x'));
});

describe.each<{ it: string; open: () => AppHistory }>([
  {
    it: 'the browser’s history',
    open: () => {
      window.history.pushState(null, '', '/first');
      return browserHistory();
    },
  },
  { it: 'a history in memory', open: () => memoryHistory('/first') },
])('Back over $it', ({ open }) => {
  let router: Router;
  let stop: () => void;
  beforeEach(() => {
    router = createRouter([{ path: '*', element: null }], open());
    stop = router.subscribe(() => {});
  });
  afterEach(() => stop());

  const pathname = () => router.get().location.pathname;

  it('leads to the page before, with its state', async () => {
    await router.navigate('/first', { replace: true, state: 'kept' });
    await router.navigate('/second');
    await router.navigate('/third', { replace: true });
    await router.navigate(-1);
    await vi.waitFor(() => expect(pathname()).toBe('/first'));
    expect(router.get().location.state).toBe('kept');
    await router.navigate(1);
    await vi.waitFor(() => expect(pathname()).toBe('/third'));
  });

  it('asks before it leaves a page that is guarded, and leaves for a yes alone', async () => {
    await router.navigate('/guarded');
    const answers = [false, true];
    const mayLeave = vi.fn(async () => answers.shift() ?? false);
    const release = router.guard(mayLeave);
    await router.navigate(-1);
    await vi.waitFor(() => expect(mayLeave).toHaveBeenCalledTimes(1));
    expect(pathname()).toBe('/guarded');
    await router.navigate(-1);
    await vi.waitFor(() => expect(pathname()).toBe('/first'));
    expect(mayLeave).toHaveBeenCalledTimes(2);
    release();
    await router.navigate(1);
    await vi.waitFor(() => expect(pathname()).toBe('/guarded'));
    expect(mayLeave).toHaveBeenCalledTimes(2);
  });
});
