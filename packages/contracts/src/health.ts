import type { Endpoint } from './endpoint.ts';
import { Success } from './envelope.ts';

export const getHealth = {
  method: 'GET',
  url: '/healthz',
  access: 'public',
  schema: { summary: 'Is the process up', response: { 200: Success({}) } },
} satisfies Endpoint;

export const getReadiness = {
  method: 'GET',
  url: '/readyz',
  access: 'public',
  schema: {
    summary: 'Can the database be reached, with all migrations applied',
    response: { 200: Success({}) },
  },
} satisfies Endpoint;
