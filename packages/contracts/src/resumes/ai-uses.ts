import { AI_USES } from '@shortlist/model';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';
import { Line } from '../text.ts';

/**
 * Records one use of AI Write on an entry, under an id that the browser gives it: the same call sent again counts once.
 * The entry is named by the server's id or the client's own. Where no use is left nothing is counted, and the answer is 0.
 * The entry's revision stays.
 */
export const recordAiUse = {
  method: 'PUT',
  url: '/api/documents/:documentId/ai-uses/:callId',
  access: 'guest',
  schema: {
    summary: 'Record one use of AI Write',
    params: z.object({ documentId: z.string(), callId: z.uuid('A use is named by a UUID.') }),
    body: z.object({ entryId: Line }),
    response: { 200: Success({ aiUsesLeft: z.int().min(0).max(AI_USES) }) },
  },
} satisfies Endpoint;
