import { numberedIds } from '@shortlist/model';
import { flowingText } from '../../document/placed-text.test-support.ts';
import { parseResume } from '../../parse-resume.ts';

const HEAD = ['Ada Byron', 'ada@example.org', '# Experience', 'Cook\t2019 – 2021', 'Ritz, Vienna'];

/** Parses lines under a heading, in a resume with a job. */
export const readUnder = (heading: string, lines: readonly string[]) =>
  parseResume(flowingText([...HEAD, `# ${heading}`, ...lines]), numberedIds());
