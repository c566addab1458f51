import type { Message } from '@shortlist/messages';

/** Something that is wrong, and where it stands in the resume. */
export type Finding = {
  where: string;
  says: Message<'checks' | 'rules'>;
};

/** The result of one check. */
export type CheckResult = {
  /** Its name for programs: "pages", "read-back.pdf". */
  id: string;
  name: Message<'checks'>;
  holds: boolean;
  says: Message<'checks'>;
  /** The figures that were counted. */
  figures: Readonly<Record<string, number | null>>;
  findings: readonly Finding[];
};
