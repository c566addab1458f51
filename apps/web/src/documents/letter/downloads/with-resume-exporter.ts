import {
  type Exporter,
  type LetterSource,
  pdfExporter,
  severalPdfExporter,
} from '@shortlist/exporters';
import type { Resume, Sections } from '@shortlist/model';
import { layOutDocument } from '#paper/pages/lay-out-resume.ts';

/** The format of a PDF that has a resume behind the letter. */
export const withResumeExporter = (
  name: string,
  resume: Resume,
  sections: Sections,
): Exporter<LetterSource> => ({
  ...pdfExporter,
  ...{ id: 'pdf-with-resume', name },
  async load() {
    const { write } = await severalPdfExporter.load();
    return {
      write: ({ layOut, createdAt, creator }) =>
        write({
          createdAt,
          creator,
          layOutAll: () => Promise.all([layOut(), layOutDocument(resume, { sections })]),
        }),
    };
  },
});
