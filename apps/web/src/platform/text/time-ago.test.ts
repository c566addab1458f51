import { expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const NOW = new Date('2026-11-22T12:00:00Z');

it.each([
  { at: '2026-11-22T11:59:30Z', says: 'now' },
  { at: '2026-11-22T11:58:00Z', says: '2 minutes ago' },
  { at: '2026-11-22T09:00:00Z', says: '3 hours ago' },
  { at: '2026-11-21T11:00:00Z', says: 'yesterday' },
  { at: '2026-11-02T12:00:00Z', says: '20 days ago' },
  { at: '2026-09-01T12:00:00Z', says: '2 months ago' },
  { at: '2024-01-01T12:00:00Z', says: '2 years ago' },
  { at: '2026-11-22T12:05:00Z', says: 'now' },
])('[RL3] $at was $says', ({ at, says }) => {
  expect(timeAgo(new Date(at), NOW, 'en')).toBe(says);
});

it('[RL3] speaks the language that it is given', () => {
  expect(timeAgo(new Date('2026-11-22T09:00:00Z'), NOW, 'de')).toBe('vor 3 Stunden');
});
