import { expect, it } from 'vitest';
import { attachment } from './attachment.ts';

it('[WS10] puts a name into the header plain and whole', () => {
  expect(attachment("Ada's Résumé 100%.pdf")).toBe(
    "attachment; filename=\"Ada's R_sum_ 100_.pdf\"; filename*=UTF-8''Ada%27s%20R%C3%A9sum%C3%A9%20100%25.pdf",
  );
});
