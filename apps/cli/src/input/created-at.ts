import { CommandError } from '../command.ts';

/**
 * The time a PDF gives as its own, so that the same input makes the same file: `SOURCE_DATE_EPOCH`
 * (seconds; reproducible-builds.org) where it is set, else what the resume says of its last change
 * (JSON Resume `meta.lastModified`), else now.
 */
export function createdAt(json: unknown, environment: NodeJS.ProcessEnv): Date {
  const { SOURCE_DATE_EPOCH: epoch } = environment;
  if (epoch) return readEpoch(epoch);
  return lastModified(json) ?? new Date();
}

/** JSON Resume 1.0 has YYYY-MM-DDThh:mm:ss there; without a zone it is taken for UTC. */
function lastModified(json: unknown): Date | undefined {
  const { meta } = (json ?? {}) as { meta?: { lastModified?: unknown } };
  const stated = String(meta?.lastModified ?? '');
  const date = new Date(/T[\d:.]+$/.test(stated) ? `${stated}Z` : stated);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function readEpoch(epoch: string): Date {
  const date = new Date(Number(epoch) * 1000);
  if (!/^\d+$/.test(epoch) || Number.isNaN(date.getTime())) {
    throw new CommandError({ code: 'command.badEpoch', params: { epoch } });
  }
  return date;
}
