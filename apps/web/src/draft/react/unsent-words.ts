import { hrefOf } from '@shortlist/contracts';
import { type EditorSection, SECTION_OF_KIND, SECTION_TITLES } from '@shortlist/resume';
import type { PartKey } from '../resume-model/resume-types.ts';
import type { UnsentResume } from './use-unsent-resumes.ts';

/** Why the edits of a resume are not saved. */
export const whyUnsent = ({ report }: UnsentResume): string =>
  report?.text ?? 'Not saved yet: only this browser has the latest edits.';

/** Where the edits of a resume that wait were made. */
export function unsentSections({ keys }: UnsentResume): string {
  const titles = keys.map((key) => {
    const screen = screenOf(key);
    return screen === 'final' ? 'Order of sections' : SECTION_TITLES[screen];
  });
  return [...new Set(titles)].join(', ');
}

/** The address where the first part that waits is edited. */
export function unsentHref({ resumeId, keys }: UnsentResume): string {
  const [first = 'contact'] = keys;
  const screen = screenOf(first);
  return screen === 'final'
    ? hrefOf('preview', { resumeId })
    : hrefOf('editor', { resumeId, section: screen });
}

const isKind = (word: string): word is keyof typeof SECTION_OF_KIND => word in SECTION_OF_KIND;
const isSection = (word: string): word is EditorSection => word in SECTION_TITLES;

/** The editor's section in which a part is edited; sections are put in order on the final preview. */
function screenOf(key: PartKey): EditorSection | 'final' {
  const kind = key.split(':').find(isKind);
  if (kind) return SECTION_OF_KIND[kind];
  return isSection(key) ? key : 'final';
}
