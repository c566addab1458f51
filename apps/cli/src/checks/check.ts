import type { Message } from '@shortlist/messages';

/** Something that is wrong, and where it stands in the resume. */
export type Finding = {
  where: string;
  says: Message<'checks' | 'rules'>;
};

/** What one check has found. */
export type CheckResult = {
  /** Its name for programs: "pages", "read-back.pdf". */
  id: string;
  name: Message<'checks'>;
  holds: boolean;
  says: Message<'checks'>;
  /** What was counted. */
  figures: Readonly<Record<string, number | null>>;
  findings: readonly Finding[];
};
