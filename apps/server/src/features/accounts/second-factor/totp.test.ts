import { expect, it } from 'vitest';
import { addressOf, stepOf } from './totp.ts';

/** The key of RFC 6238's test vectors, "12345678901234567890", in Base32. */
const KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

// Appendix B of the RFC, of whose eight digits apps show the last six.
it.each([
  { seconds: 59, code: '287082', step: 0x1 },
  { seconds: 1_111_111_109, code: '081804', step: 0x23523ec },
  { seconds: 1_111_111_111, code: '050471', step: 0x23523ed },
  { seconds: 1_234_567_890, code: '005924', step: 0x273ef07 },
  { seconds: 2_000_000_000, code: '279037', step: 0x3f940aa },
])(
  '[AC7] knows the code of RFC 6238 at $seconds s, and a step to either side',
  ({ seconds, code, step }) => {
    const at = (offset: number) => stepOf(KEY, code, new Date((seconds + offset) * 1_000));
    expect([at(0), at(-30), at(30)]).toEqual([step, step, step]);
    expect([at(-61), at(61)]).toEqual([undefined, undefined]);
  },
);

it('[AC7] names the account in the address that an app reads', () => {
  expect(addressOf(KEY, 'ada@example.org')).toBe(
    `otpauth://totp/Shortlist:ada%40example.org?issuer=Shortlist&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
  );
});
