import { changeResume } from '@shortlist/contracts';
import type { ExperienceLevel, ResumeId } from '@shortlist/resume';
import { renameBegun } from '#draft/opening/begin-resume.ts';
import { ApiError } from '#lib/server/api-error.ts';
import { useConfirm } from '#ui/notices/notice-context.ts';
import { useChangeResume } from '../api.ts';
import { quoteName } from '../quote-name.ts';

/** A resume as far as renaming it is concerned. */
export type ResumeToRename = {
  resume_id: ResumeId;
  resume_name: string;
  experience_level: string;
  targeted_industry: string;
  /** The revision of the name that is on the screen. */
  name_revision?: number | undefined;
};

export type NewName = {
  name: string;
  experienceLevel: ExperienceLevel | '';
  targetedIndustry: string;
};

/** The revision of a name that nobody has changed on the server. */
const FIRST_REVISION = 1;

/** A name as the server has it, and its revision. */
export type SavedName = NewName & { revision: number };

/**
 * Renames a resume on the server. When another tab or device did so meanwhile, the person is shown
 * the name that it has now and chooses. Resolves to the name that it then has; rejects with what
 * `call` throws. One that the server has not made yet is renamed in this browser.
 */
export function useRename({ resume_id, name_revision }: ResumeToRename) {
  const { mutateAsync: change } = useChangeResume(resume_id);
  const confirm = useConfirm();

  async function rename(wanted: NewName, basedOn: number | undefined): Promise<SavedName> {
    const { name: resumeName, ...aims } = wanted;
    if (await renameBegun(resume_id, { resumeName, ...aims }))
      return { ...wanted, revision: FIRST_REVISION };
    try {
      return { ...wanted, revision: await change({ changes: wanted, basedOn }) };
    } catch (cause) {
      const newer = readNewer(cause);
      if (!newer) throw cause;
      const replaces = await confirm({
        title: 'This resume was updated elsewhere',
        text: `It is now called ${describe(newer)}. Replace that with ${describe(wanted)}?`,
        confirmLabel: 'Replace',
      });
      return replaces ? rename(wanted, newer.revision) : newer;
    }
  }

  return (wanted: NewName) => rename(wanted, name_revision);
}

function describe({ name, experienceLevel, targetedIndustry }: NewName): string {
  const aims = [experienceLevel, targetedIndustry].filter((aim) => aim !== '');
  return aims.length > 0 ? `${quoteName(name)} (${aims.join(', ')})` : quoteName(name);
}

/** Reads what the server has instead, from a refusal as stale. */
function readNewer(cause: unknown): SavedName | undefined {
  if (!(cause instanceof ApiError)) return undefined;
  const stale = changeResume.schema.response[409].safeParse(cause.body);
  if (!stale.success) return undefined;
  const { current, revision } = stale.data;
  return {
    name: current.resume_name,
    experienceLevel: current.experience_level,
    targetedIndustry: current.targeted_industry,
    revision,
  };
}
