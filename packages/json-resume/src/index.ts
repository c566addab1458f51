export { flatResume, readFlatResume } from './flat-resume.ts';
export {
  holdsUnusedPicture,
  type JsonResumeProblem,
  readJsonResume,
} from './read/read-json-resume.ts';
export { writeJsonResume } from './write/write-json-resume.ts';
