import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fromTruth, type Truth } from './from-truth.ts';
import { UNUSUAL_RESUMES } from './unusual.ts';

const SAMPLES = join(import.meta.dirname, '../../packages/templates/samples');

export type Named<T> = { name: string; value: T };
/** A posting, and the plain text resumes that stand beside it. */
export type Pairs = { postings: Named<string>[]; resumes: Named<string>[] };

const list = (folder: string, pattern: string) =>
  globSync(pattern, { cwd: folder })
    .sort()
    .map((path) => ({ name: path.replaceAll('/', '~'), path: join(folder, path) }));

const readText = ({ name, path }: { name: string; path: string }): Named<string> => ({
  name: basename(name, '.txt'),
  value: readFileSync(path, 'utf8'),
});

/** The project's samples, the unusual ones, and every truth below the evaluation's folder, as JSON Resume. */
export function listResumes(evaluation: string | undefined): Named<unknown>[] {
  const samples = list(SAMPLES, '*.json').map(({ name, path }) => ({
    name,
    value: JSON.parse(readFileSync(path, 'utf8')),
  }));
  const unusual = Object.entries(UNUSUAL_RESUMES).map(([name, value]) => ({ name, value }));
  const truths = evaluation
    ? list(evaluation, '**/*.truth.json').map(({ name, path }) => ({
        name,
        value: fromTruth(JSON.parse(readFileSync(path, 'utf8')) as Truth),
      }))
    : [];
  return [...samples, ...unusual, ...truths];
}

/** Every document below the evaluation's folder. */
export function listDocuments(evaluation: string | undefined): Named<Uint8Array>[] {
  if (!evaluation) return [];
  return list(evaluation, '**/*.{pdf,docx,doc,rtf,html,odt}').map(({ name, path }) => ({
    name,
    value: new Uint8Array(readFileSync(path)),
  }));
}

/** The postings (`jd/*.txt`) and resumes (`resume/*.txt`) of every set below the evaluation's folder. */
export function listPairs(evaluation: string | undefined): Pairs[] {
  if (!evaluation) return [];
  return globSync('**/jd', { cwd: evaluation })
    .sort()
    .map((path) => join(evaluation, path, '..'))
    .map((set) => ({
      postings: list(set, 'jd/*.txt').map(readText),
      resumes: list(set, 'resume/*.txt').map(readText),
    }));
}

/** Postings that need no evaluation folder. */
export const POSTINGS: readonly Named<string>[] = [
  {
    name: 'developer',
    value: `Senior Backend Developer
We are looking for a developer with 5+ years of experience.
Requirements
- TypeScript, Node.js and PostgreSQL
- Docker, Kubernetes and AWS
- Leading a team of engineers; degree in Computer Science
Nice to have: machine learning, Python, Go
Benefits
We offer dental insurance. Work in London or Zürich.`,
  },
  {
    name: 'nurse',
    value: `Krankenpfleger (m/w/d)
Ihr Profil
- Examen als Pflegefachkraft, Erfahrung in der Intensivpflege
- Kenntnisse in Wundversorgung und Dokumentation
- Englisch, Teamarbeit
Wir bieten: Weiterbildung und ein Jobticket in Hamburg.`,
  },
  { name: 'title', value: 'DevOps Engineer' },
  { name: 'nothing', value: '' },
];
