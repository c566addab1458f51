import { createMeasurer, type FontFile, type Shape } from '@shortlist/fonts';
import { createLoader } from '../pages/loader.ts';
import { loadFont } from './load-font.ts';

const files = new Map<string, FontFile>();
const shapers = new Map<FontFile, Shape>();

/** The files of every face that this page has shown or printed, by face key: the map itself gets what comes later. */
export const fontFiles: ReadonlyMap<string, FontFile> = files;

/** Loads faces into `fontFiles`. */
export const fontLoader = createLoader(async (key) => {
  const { file, shape } = await loadFont(key);
  files.set(key, file);
  if (shape) shapers.set(file, shape);
  return file;
}, 'font');

/** One measurer for all faces, also those that are still to come: it remembers the widths of every earlier keystroke. */
export const measurer = createMeasurer(files, (file, text) => {
  const shape = shapers.get(file);
  if (!shape) throw new Error('A face whose letters join has come without its shaper.');
  return shape(file, text);
});
