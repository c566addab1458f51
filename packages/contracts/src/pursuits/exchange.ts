import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { Success } from '../envelope.ts';

/** A table of all applications, as an attachment. When all is well it answers outside the envelope. */
export const exportPursuits = {
  method: 'GET',
  url: '/api/applications/export.csv',
  access: 'guest',
  schema: {
    summary: "The caller's applications as a table",
    /** Excel takes a semicolon where the comma stands in numbers. */
    querystring: z.object({ delimiter: z.enum([',', ';', '\t']).default(',') }),
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;

/** Makes the address at which calendars read interviews and next steps. Who has it reads them: the one before ends. */
export const makeCalendar = {
  method: 'POST',
  url: '/api/calendar',
  access: 'guest',
  schema: {
    summary: 'A new private address of the calendar; the one before ends',
    response: { 200: Success({ url: z.string() }) },
  },
} satisfies Endpoint;

export const endCalendar = {
  method: 'DELETE',
  url: '/api/calendar',
  access: 'guest',
  schema: {
    summary: 'Ends the private address of the calendar',
    response: { 200: Success({}) },
  },
} satisfies Endpoint;

/** The calendar at a private address. When all is well it answers outside the envelope. */
export const readCalendar = {
  method: 'GET',
  url: '/calendar/:token.ics',
  access: 'public',
  schema: {
    summary: 'The calendar at a private address',
    params: z.object({ token: z.string().max(100) }),
    response: { 200: z.any().meta({ format: 'binary' }) },
  },
} satisfies Endpoint;
