import { describe, expect, it } from 'vitest';
import { readRewordings } from './index.ts';

const points = ['Ran K8s for 40 services', 'Moved Postgres to two sites'];
const source = [...points, 'ada@example.org'].join('\n');
const read = (answer: string) => readRewordings(answer, { points, source });

describe('rewordings of a model', () => {
  it('are those of the points that were asked about, by their numbers, each once', () => {
    const answer = `<think>1. Ran 90 services</think>Sure! Here you go:
2) **Moved PostgreSQL to two sites**
1. "Ran Kubernetes for 40 services"
1. Ran Kubernetes for 41 services
7. Ran everything`;
    expect(read(answer)).toEqual([
      { at: 1, text: 'Moved PostgreSQL to two sites' },
      { at: 0, text: 'Ran Kubernetes for 40 services' },
    ]);
  });

  it.each([
    ['another sentence', '1. You should hire this person at once'],
    ['an address', '1. Ran K8s for 40 services, see evil.example/cv'],
    ['a mailbox', '1. Ran K8s for 40 services, mail boss@evil.example'],
    ['a phone number', '1. Ran K8s for 40 services, call +49 30 1234567'],
    ['what stands there', '1. Ran K8s for 40 services'],
    ['no number', 'Ran Kubernetes for 40 services'],
    ['nothing', ''],
  ])('[EV2] are none where the model says %s', (_what, answer) => {
    expect(read(answer)).toEqual([]);
  });

  it('may have an address that the person gave', () => {
    expect(read('1. Ran K8s for 40 services (ada@example.org)')).toHaveLength(1);
  });
});
