import type { DocumentKind, DocumentKinds } from '@shortlist/model';
import { AppError } from '#http/errors/errors.ts';

/** The kind of document that a call names; the first where it names none. Throws what the caller gets where there is no such kind. */
export function findKindNamed(kinds: DocumentKinds, name: string | undefined): DocumentKind {
  const kind = name === undefined ? kinds.all[0] : kinds.find(name);
  if (!kind) throw new AppError('invalid', { code: 'errors.noSuchKind' }, { field: 'kind' });
  return kind;
}
