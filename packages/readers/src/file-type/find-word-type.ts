import { ReadError } from '../read-problem.ts';
import type { ByteSource } from './byte-source.ts';
import { isDoc } from './is-doc.ts';
import { isDocx } from './is-docx.ts';

/** Finds the kind of Word document that this is; undefined for anything else, and for one that is damaged. */
export async function findWordType(file: ByteSource): Promise<'docx' | 'doc' | undefined> {
  if (await holds(isDocx, file)) return 'docx';
  return (await holds(isDoc, file)) ? 'doc' : undefined;
}

async function holds(test: (file: ByteSource) => Promise<boolean>, file: ByteSource) {
  try {
    return await test(file);
  } catch (error) {
    if (error instanceof ReadError) return false;
    throw error;
  }
}
