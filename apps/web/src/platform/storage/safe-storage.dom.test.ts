import { afterEach, expect, it, vi } from 'vitest';
import { expectPrinted } from '#printed.test-support.ts';
import { createKeptTexts } from './safe-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

const forbidden = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

/** Takes nothing new, as a storage that is full. */
function full(): Storage {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  });
  return localStorage;
}

it('keeps texts in the storage, where other tabs and later pages find them', () => {
  const texts = createKeptTexts(() => localStorage);
  expect(texts.isEmpty()).toBe(true);
  texts.write('name', 'Ada');
  expect({ stored: localStorage.getItem('name'), isEmpty: texts.isEmpty() }).toEqual({
    stored: 'Ada',
    isEmpty: false,
  });
  texts.write('name', undefined);
  expect({ read: texts.read('name'), stored: localStorage.length }).toEqual({
    read: undefined,
    stored: 0,
  });
});

it.each([
  { it: 'forbidden', storage: forbidden },
  { it: 'full', storage: full },
])('keeps them for the page where the storage is $it, and says so in the log', ({ storage }) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const texts = createKeptTexts(storage);
  texts.write('name', 'Ada');
  expect({ read: texts.read('name'), isEmpty: texts.isEmpty() }).toEqual({
    read: 'Ada',
    isEmpty: false,
  });
  expect(log).toHaveBeenCalledOnce();
  texts.clear();
  expect({ read: texts.read('name'), isEmpty: texts.isEmpty() }).toEqual({
    read: undefined,
    isEmpty: true,
  });
});

it('keeps a text in the storage again once that takes it', () => {
  expectPrinted('The browser did not keep a text. DOMException');
  let storage = forbidden;
  const texts = createKeptTexts(() => storage());
  texts.write('name', 'Ada');
  storage = () => localStorage;
  texts.write('name', 'Grace');
  expect({ read: texts.read('name'), stored: localStorage.getItem('name') }).toEqual({
    read: 'Grace',
    stored: 'Grace',
  });
});
