import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openAt } from '../../../open-app.test-support.tsx';
import { closeScene, LIST, openScene, ROUTES, rowOf } from '../pursuit-scene.test-support.tsx';

/** Tells who observes an element that it comes near what is in sight, or goes away from it. */
let show: (target: Element, isIntersecting: boolean) => void;
let observers: number;
beforeEach(() => {
  const scene = openScene();
  scene.rows = Array.from({ length: 100 }, (_, at) => rowOf(at, { title: `Job ${at}.` }));
  const watched = new Map<Element, (entries: object[]) => void>();
  observers = 0;
  class Observer {
    readonly hear;
    constructor(hear: (entries: object[]) => void) {
      this.hear = hear;
      observers += 1;
    }
    observe = (target: Element) => void watched.set(target, this.hear);
    unobserve = (target: Element) => void watched.delete(target);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  show = (target, isIntersecting) => act(() => watched.get(target)?.([{ target, isIntersecting }]));
});
afterEach(closeScene);

const rows = () => screen.queryAllByRole('link', { name: /^Job/u }).length;
const rowAt = (at: number) => screen.getByRole('link', { name: `Job ${at}.` }).closest('li');

it('[AP4] of many rows those near what is in sight are drawn, and one that has the focus', async () => {
  openAt(LIST, ROUTES);
  const list = await screen.findByRole('list', { name: 'My applications' });
  expect(rows()).toBe(16);
  const rooms = () => list.querySelectorAll('li[aria-hidden]');
  expect(rooms()).toHaveLength(6);
  expect(observers).toBe(1);

  const [next] = rooms();
  if (next) show(next, true);
  expect(rows()).toBe(32);
  const [first, last, other] = [rowAt(0), rowAt(15), rowAt(16)];
  if (!first || !last || !other) throw new Error('A row is not drawn.');
  expect(other.getAttribute('aria-posinset')).toBe('17');
  expect(other.getAttribute('aria-setsize')).toBe('100');
  for (const row of [first, last]) show(row, true);
  show(first, false);
  expect(rows()).toBe(32);
  screen.getByRole('link', { name: 'Job 3.' }).focus();
  show(last, false);
  expect(rows()).toBe(32);
  screen.getByRole('link', { name: 'Job 20.' }).focus();
  show(last, false);
  expect(rows()).toBe(16);
  expect(screen.queryByRole('link', { name: 'Job 3.' })).toBeNull();
});
