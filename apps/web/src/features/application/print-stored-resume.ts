import type { Exporter } from '@shortlist/exporters';
import { listPlaceholders, resumeFileName, type Sections } from '@shortlist/model';
import { layOutDocument } from '#paper/pages/lay-out-resume.ts';
import { writeResumeFile } from '#paper/pages/write-resume-file.ts';
import { readResume } from '#platform/server/read-resume.ts';

/** A place that is not filled in, and where it stands. */
type Blank = { label: string; location: string };

/** The file, with what is not filled in on it; or the characters that no font here has. */
export type PrintedFile =
  | { ok: true; file: File; blanks: readonly Blank[] }
  | { ok: false; missing: readonly string[] };

/** A resume as the server has it, in a format. Rejects when it cannot be loaded or a font does not come. */
export async function printStoredResume(
  resumeId: string,
  exporter: Exporter,
  sections: Sections,
): Promise<PrintedFile> {
  const resume = await readResume(resumeId, sections);
  const written = await writeResumeFile(exporter, {
    resume,
    sections,
    layOut: () => layOutDocument(resume, { sections }),
  });
  if (written.kind === 'refused') return { ok: false, missing: written.characters };
  const name = resumeFileName(resume.contact.fullName, exporter.extension);
  const file = new File([written.bytes], name, { type: exporter.mime });
  return { ok: true, file, blanks: listPlaceholders(resume, sections) };
}
