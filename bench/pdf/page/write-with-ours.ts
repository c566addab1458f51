import { writePdf } from '@shortlist/pdf';
import { layOutResume, openFonts } from './lay-out-resume.ts';
import { twoPageResume } from './resumes.ts';

/** The product's own way, from the resume to the bytes. */
export async function write(): Promise<number> {
  const fonts = await openFonts();
  const paged = layOutResume(twoPageResume, fonts);
  const pdf = await writePdf(paged, fonts, { createdAt: new Date(0), creator: 'bench' });
  return pdf.length;
}
