import { fc } from '@fast-check/vitest';
import { DOCUMENTS, TAILORED } from './plays-model.test-support.ts';

const whose = fc.constantFrom(...DOCUMENTS);
const tailored = fc.constantFrom(...TAILORED);
const entry = fc.nat();
type Made<Name extends string, Members> = { do: Name } & {
  [Member in keyof Members]: Members[Member] extends fc.Arbitrary<infer Value> ? Value : never;
};
const act = <const Name extends string, Members extends Record<string, fc.Arbitrary<unknown>>>(
  weight: number,
  name: Name,
  members: Members,
) => ({
  weight,
  // The type of a record of any members is not that of these.
  arbitrary: fc.record({ do: fc.constant(name), ...members }) as unknown as fc.Arbitrary<
    Made<Name, Members>
  >,
});
/** Acts of plays, each at a time of its own. */
export const step = fc.record({
  minutes: fc.integer({ min: 11, max: 90 }),
  act: fc.oneof(
    act(14, 'write', {
      whose,
      part: fc.nat(),
      cell: fc.nat(),
      value: fc.nat(4),
      bySpec: fc.boolean(),
    }),
    act(2, 'remove', { whose, entry }),
    act(2, 'bring', { whose: fc.constantFrom('base' as const, 'first' as const), entry }),
    act(1, 'add', { whose }),
    act(2, 'order', { whose, turn: fc.nat(5), isOfSections: fc.boolean() }),
    act(1, 'name', { which: fc.option(fc.nat(), { nil: undefined }) }),
    act(1, 'restore', { which: fc.nat() }),
    act(1, 'use', { whose, entry }),
    act(1, 'rename', { whose }),
    act(1, 'away', { touched: fc.option(tailored, { nil: undefined }), value: fc.nat(4) }),
    act(1, 'back', { whose: tailored }),
  ),
});
export type Act = (typeof step extends fc.Arbitrary<infer Step> ? Step : never)['act'];
export type Of<Name extends Act['do']> = Extract<Act, { do: Name }>;
