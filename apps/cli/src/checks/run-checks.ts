import { loadPaperWords, type Resume } from '@shortlist/model';
import type { Registries } from '../registries.ts';
import { type Printing, preparePrinting, writeFormat } from '../write-resume.ts';
import type { CheckResult } from './check.ts';
import { checkDates } from './check-dates.ts';
import { checkLinks } from './check-links.ts';
import { checkMatch } from './check-match.ts';
import { checkPages } from './check-pages.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { checkReadBack } from './check-read-back.ts';

type Wanted = Printing &
  Pick<Registries, 'exporters'> & {
    /** At most so many pages. */
    pages: number | undefined;
    /** The posting that the resume is matched with. */
    posting: string | undefined;
    /** At least so many percent. */
    minMatch: number | undefined;
    /** The day that no date may lie behind, and the time of the files. */
    now: Date;
  };

/** All that is checked of a resume, in the order of the report. */
export async function runChecks(resume: Resume, wanted: Wanted): Promise<CheckResult[]> {
  const { exporters, pages, posting, minMatch: least, now, ...printing } = wanted;
  const { sections } = printing;
  const { layOutNow } = await preparePrinting([resume], printing);
  const words = await loadPaperWords(resume.look.language ?? 'en', sections);
  const readBacks: CheckResult[] = [];
  for (const exporter of exporters.all) {
    const written = await writeFormat(resume, { ...printing, exporter, createdAt: now });
    readBacks.push(await checkReadBack(resume, { exporter, written, words, sections }));
  }
  return [
    checkPages(layOutNow(resume).pages.length, pages),
    ...readBacks,
    ...(posting === undefined ? [] : [checkMatch(resume, { posting, least, sections })]),
    checkPlaceholders(resume, sections),
    checkDates(resume, sections, now),
    checkLinks(resume, sections),
  ];
}
