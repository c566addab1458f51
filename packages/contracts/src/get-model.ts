import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { Success } from './envelope.ts';

export const getModel = {
  method: 'GET',
  url: '/api/model',
  access: 'public',
  schema: {
    summary: 'Is there a language model to ask, and which',
    response: { 200: Success({ isOn: z.boolean(), name: z.string() }) },
  },
} satisfies Endpoint;
