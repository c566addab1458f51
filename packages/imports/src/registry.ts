import { europass } from './europass/source.ts';
import { jsonResume } from './json-resume/source.ts';
import { linkedin } from './linkedin/source.ts';
import { reactiveResume } from './reactive-resume/source.ts';
import { shortlist } from './shortlist/source.ts';

/** The sites and programs whose exports are read; the first that knows a file reads it. */
export const SOURCES = [linkedin, shortlist, europass, reactiveResume, jsonResume] as const;

export type SourceId = (typeof SOURCES)[number]['id'];
