import { type Check, type Finding, fault, ok, reportOf, skipped } from './finding.ts';

/** Codes of second factors change as often, in ms; signatures of buckets and certificates bear more. */
const BEARABLE_MS = 30_000;

/** Compares this machine's clock with those that it meets. */
export const checkClock: Check = {
  name: 'clock',
  look(patient) {
    const { postgres } = patient;
    const database = postgres && 'answer' in postgres ? postgres.answer.aheadMs : undefined;
    const others = [
      { whose: 'PostgreSQL', aheadMs: database },
      { whose: patient.settings.publicUrl ?? '', aheadMs: reportOf(patient)?.visit?.aheadMs },
    ];
    const found = others.flatMap(({ whose, aheadMs }) =>
      aheadMs === undefined ? [] : [compare(whose, aheadMs)],
    );
    return found.length > 0 ? found : [skipped('There is no other clock to compare with.')];
  },
};

function compare(whose: string, aheadMs: number): Finding {
  if (Math.abs(aheadMs) <= BEARABLE_MS)
    return ok(`This machine's clock and that of ${whose} agree.`);
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  return fault(
    `This machine's clock is ${seconds} s ${aheadMs > 0 ? 'behind' : 'ahead of'} that of ${whose}.`,
    'Have both set by a time server (timedatectl set-ntp true), then start the server again.',
  );
}
