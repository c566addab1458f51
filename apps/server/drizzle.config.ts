import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/db/schema/schema.ts',
    './src/db/schema/document-schema.ts',
    './src/db/schema/pursuit-schema.ts',
    './src/db/schema/links-schema.ts',
    './src/db/schema/site-schema.ts',
    './src/db/schema/mail-schema.ts',
  ],
  out: './migrations',
});
