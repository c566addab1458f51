import { useQuery } from '@tanstack/react-query';
import { useLoaded } from '#platform/navigation/use-loaded.ts';
import { modelQuery } from '#platform/server/model-query.ts';
import type { ModelLineProps } from './model-line-props.ts';

const loadModelLine = () => import('./model-line-with.tsx');

/** Has the language model of the server write a line for an entry; nothing where there is none to ask. */
export function ModelLine(props: ModelLineProps) {
  const { data } = useQuery(modelQuery);
  const { part } = useLoaded(loadModelLine, data?.isOn === true);
  return data?.isOn && part ? <part.ModelLineWith {...props} model={data.name} /> : null;
}
