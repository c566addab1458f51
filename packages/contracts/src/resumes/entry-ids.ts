import { EntryId } from '@shortlist/model';
import { z } from 'zod';
import { issue } from '../issue.ts';
import { text } from '../text.ts';
import { MAX_ENTRIES } from './entries.ts';

const MAX_ID = 64;

/** Ids of entries, the server's and the client's own alike. */
export const EntryIds = z
  .array(text(MAX_ID).pipe(EntryId), issue({ code: 'fields.ids' }))
  .max(MAX_ENTRIES, issue({ code: 'fields.idsMost', params: { most: MAX_ENTRIES } }))
  .refine((ids) => new Set(ids).size === ids.length, issue({ code: 'fields.idsOnce' }));
