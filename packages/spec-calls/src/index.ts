export { readResumeDetails } from './read-resume-details.ts';
export type { ResumeDetails } from './resume-details.ts';
export {
  readSerialized,
  type SerializedEntry,
  serializeEntry,
  withSerialized,
} from './serialized-entry.ts';
export { type WireEntry, wireEntrySchema } from './wire-entry.ts';
export { wireKinds, wireSections } from './wire-kinds.ts';
export { writeContactInfo, writeResumeDetails } from './write-resume-details.ts';
