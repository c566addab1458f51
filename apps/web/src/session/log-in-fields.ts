import { issue } from '@shortlist/contracts';
import { z } from 'zod';

// The contracts bring an address into its one form; here it stays as typed, and is sent as typed.
export const Email = z
  .string()
  .refine((text) => z.email().safeParse(text.trim()).success, issue({ code: 'fields.email' }));

export const KnownPassword = z.string().min(1, issue({ code: 'fields.password' }));

export const LogInFields = z.object({ email: Email, password: KnownPassword, code: z.string() });
export type LogInFields = z.infer<typeof LogInFields>;
