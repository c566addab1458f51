import { createMeasurer, type FontFile, readFontFile } from '@shortlist/fonts';
import { layOut, type PagedDocument, type TextMeasurer } from '@shortlist/layout';
import { type Resume, SECTIONS } from '@shortlist/model';
import { designResume } from '@shortlist/templates';
import { FONT_URLS, fetchFont } from './font-files.ts';

let opened: Promise<Map<string, FontFile>> | undefined;

/** The font files, fetched and read once for a page, as the web app does. */
export function openFonts(): Promise<Map<string, FontFile>> {
  opened ??= Promise.all(
    Object.entries(FONT_URLS).map(
      async ([key, url]) => [key, readFontFile(await fetchFont(url))] as const,
    ),
  ).then((files) => new Map(files));
  return opened;
}

let measurer: TextMeasurer | undefined;

/** The pages of a resume. The measurer is kept, as the web app keeps it. */
export function layOutResume(resume: Resume, fonts: ReadonlyMap<string, FontFile>): PagedDocument {
  measurer ??= createMeasurer(fonts);
  return layOut(designResume(resume, { sections: SECTIONS, language: 'en-US' }), measurer);
}
