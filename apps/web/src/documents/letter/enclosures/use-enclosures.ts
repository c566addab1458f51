import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type ChangeEnclosures,
  changeEnclosures,
  type KeptEnclosure,
  listEnclosures,
} from '#platform/enclosures/kept-enclosures.ts';
import { logError } from '#platform/log.ts';
import { useSessionUser } from '#session/token.ts';

/** The enclosures of a letter, as this browser keeps them. */
export type Enclosures = {
  /** Undefined until they are read, and where they cannot be. */
  list: readonly KeptEnclosure[] | undefined;
  isFailed: boolean;
  /** Changes the list at once and keeps that; resolves to false where it is not kept: the list is then as it was. */
  change: (change: ChangeEnclosures, files?: ReadonlyMap<string, ArrayBuffer>) => Promise<boolean>;
};

export function useEnclosures(letterId: string): Enclosures {
  const client = useQueryClient();
  const owner = useSessionUser()?.id;
  const queryKey = ['enclosures', owner, letterId];
  const { data: list, isError: isFailed } = useQuery({
    queryKey,
    networkMode: 'always',
    retry: false,
    queryFn: () => listEnclosures({ letterId, owner, now: Date.now() }),
  });

  const change: Enclosures['change'] = async (make, files) => {
    void client.cancelQueries({ queryKey });
    client.setQueryData<readonly KeptEnclosure[]>(queryKey, (shown) => shown && make(shown));
    try {
      await changeEnclosures({ letterId, owner, now: Date.now() }, make, files);
      return true;
    } catch (cause) {
      logError('Enclosures were not kept.', cause);
      await client.invalidateQueries({ queryKey });
      return false;
    }
  };

  return { list, isFailed, change };
}
