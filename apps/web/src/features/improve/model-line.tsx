import type { AiKind, FlatEntry, Resume } from '@shortlist/model';
import { useQuery } from '@tanstack/react-query';
import { useLoaded } from '#lib/navigation/use-loaded.ts';
import { modelQuery } from './model-query.ts';

export type ModelLineProps = {
  resumeId: string;
  /** Reads the resume as it is by now. */
  readResume: () => Resume;
  entry: FlatEntry<AiKind>;
  isUsedUp: boolean;
  /** Takes the line, which begins with "• ", for one use of AI Write. */
  onAccept: (line: string) => void;
};

const loadModelLine = () => import('./model-line-with.tsx');

/** Has the language model of the server write a line for an entry; nothing where there is none to ask. */
export function ModelLine(props: ModelLineProps) {
  const { data } = useQuery(modelQuery);
  const { part } = useLoaded(loadModelLine, data?.isOn === true);
  return data?.isOn && part ? <part.ModelLineWith {...props} model={data.name} /> : null;
}
