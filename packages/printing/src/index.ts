export {
  type LoadFonts,
  layOutDocument,
  type Printing,
  prepareLayout,
  wordsOf,
} from './prepare-layout.ts';
export {
  LETTERS,
  PRINTED_KINDS,
  type Printable,
  type PrintedKind,
  RESUMES,
} from './printed-kind.ts';
export { writeFile } from './write-file.ts';
