import { browserTexts } from './safe-storage.ts';

const NAME = 'shortlist-folded-entries';
/** Beyond so many characters only the resume that is changed is remembered. */
const MOST = 50_000;

/** Which cards of entries a person has folded (true) or opened (false), by the ids of the entries. */
export type FoldedEntries = Readonly<Record<string, boolean>>;
type ByResume = Readonly<Record<string, FoldedEntries>>;

/** What this browser remembers of a resume's cards. */
export const readFolded = (resumeId: string): FoldedEntries => readAll()[resumeId] ?? {};

export function keepFolded(resumeId: string, folded: FoldedEntries): void {
  const all = JSON.stringify({ ...readAll(), [resumeId]: folded });
  browserTexts.write(NAME, all.length > MOST ? JSON.stringify({ [resumeId]: folded }) : all);
}

export const eraseFolded = (): void => browserTexts.write(NAME, undefined);

function readAll(): ByResume {
  try {
    return Object(JSON.parse(browserTexts.read(NAME) ?? '{}'));
  } catch {
    return {};
  }
}
