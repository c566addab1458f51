import type { ExportFile, ExportSource } from '../export-file.ts';
import { isRecord } from '../json/parse-json.ts';
import { readReactiveResume } from './read-reactive-resume.ts';

/** Reactive Resume's JSON, whose versions 4, 5 and 6 are recognized by their members alone. */
export const reactiveResume = {
  id: 'reactive-resume',
  detect: (file) =>
    isRecord(jsonOf(file)) &&
    ['basics', 'sections'].every((name) => isRecord(memberOf(jsonOf(file), name))),
  read: (file, newId) => [readReactiveResume(jsonOf(file), newId)],
} as const satisfies ExportSource;

const jsonOf = (file: ExportFile): unknown => (file.kind === 'json' ? file.value : undefined);

const memberOf = (value: unknown, name: string): unknown =>
  new Map(Object.entries(Object(value))).get(name);
