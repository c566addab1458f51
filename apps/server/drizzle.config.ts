import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema.ts',
    './src/db/document-schema.ts',
    './src/db/site-schema.ts',
    './src/db/mail-schema.ts',
  ],
  out: './migrations',
});
