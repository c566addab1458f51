import { fc } from '@fast-check/vitest';
import { type Edit, entriesOf } from '@shortlist/model';
import { vi } from 'vitest';
import type { DraftBench } from './draft-bench.test-support.ts';
import type { Weather } from './model-server.test-support.ts';

/** Something that happens while a resume is open. */
export type Step =
  | { do: 'summary' | 'name'; text: string }
  | { do: 'add' | 'remove' | 'role'; at: number; text: string }
  | { do: 'wait'; ms: number }
  | { do: 'weather'; weather: Weather }
  | { do: 'crash' | 'close' | 'leave' | 'refresh' | 'reopen' }
  | { do: 'elsewhere' | 'email'; text: string };

const text = fc.constantFrom('', 'a', 'b', 'c', 'd');

/** Steps of a person, a network and a browser; nobody else writes. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('summary', 'name'), text }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constantFrom('add', 'remove', 'role'),
      at: fc.nat({ max: 3 }),
      text,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait'), ms: fc.constantFrom(10, 45, 850, 5000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('weather'),
      weather: fc.constantFrom<Weather>('fine', 'no-answers', 'no-requests', 'busy', 'no-session'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constantFrom('crash', 'close', 'leave', 'refresh', 'reopen') }),
  },
) as fc.Arbitrary<Step>;

/** The same, with somebody else at the summary. */
export const anyStepOfTwo = fc.oneof(
  { weight: 8, arbitrary: anyStep },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('elsewhere'), text }) },
) as fc.Arbitrary<Step>;

/** The same, with somebody who types addresses that our rules refuse, and a few that they take. */
export const anyStepWithRefusals = fc.oneof(
  { weight: 3, arbitrary: anyStep },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('email'),
      text: fc.constantFrom('', 'ada@', 'ada@firma.de', 'ada@example.com'),
    }),
  },
) as fc.Arbitrary<Step>;

/** Lets one step happen. After a crash the page is opened again. */
export async function takeStep(bench: DraftBench, step: Step): Promise<void> {
  const edit = editOf(bench, step);
  if (edit) bench.store.edit(edit);
  switch (step.do) {
    case 'wait':
      await vi.advanceTimersByTimeAsync(step.ms);
      break;
    case 'weather':
      bench.server.weather = step.weather;
      break;
    case 'refresh':
      void bench.store.refresh();
      break;
    case 'leave':
      bench.store.sendLast();
      break;
    case 'elsewhere':
      bench.server.writeElsewhere('summary', `${step.text} from elsewhere`);
      break;
    case 'crash':
      bench.crash();
      await bench.open();
      break;
    case 'close':
      bench.close();
      await bench.open();
      break;
    case 'reopen':
      await bench.reopen();
      break;
    default:
  }
}

function editOf(bench: DraftBench, step: Step): Edit | undefined {
  switch (step.do) {
    case 'summary':
      return { type: 'set-text', kind: 'summary', text: step.text };
    case 'name':
      return { type: 'set-contact', changes: { fullName: `Ada ${step.text}` } };
    case 'email':
      return { type: 'set-contact', changes: { email: step.text } };
    case 'add':
      return { type: 'add-entry', kind: 'experience', id: bench.newId() };
    case 'remove':
    case 'role':
      return entryEdit(bench, step.do, step);
    default:
      return undefined;
  }
}

function entryEdit(
  bench: DraftBench,
  deed: 'remove' | 'role',
  { at, text: role }: { at: number; text: string },
): Edit | undefined {
  const experiences = entriesOf(bench.store.get().draft.document, 'experience');
  const id = experiences[at % experiences.length]?.id;
  if (!id) return undefined;
  return deed === 'remove'
    ? { type: 'remove-entry', kind: 'experience', id }
    : { type: 'set-entry', kind: 'experience', id, changes: { role } };
}
