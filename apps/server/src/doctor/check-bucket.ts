import type { FileStore } from '#files/file-store.ts';
import { openS3Store } from '#files/s3-store.ts';
import { StoreFailure } from '#files/store-failure.ts';
import { advice, type Check, type Finding, fault, ok, skipped } from './finding.ts';

/** Asks the bucket for a file that is not there, and for its list. */
export const checkBucket: Check = {
  name: 'bucket',
  async look({ settings: { s3Url } }) {
    if (s3Url === undefined) return [skipped('S3_URL is not set: files are kept in DATA_DIR.')];
    return [await ask(openS3Store(s3Url))];
  },
};

async function ask(store: FileStore): Promise<Finding> {
  const refused = await whyNot(() => store.check());
  if (refused) return explain(refused);
  if (await whyNot(() => store.isEmpty()))
    return advice(
      'The bucket lets files be read, but not be listed.',
      'Give the key of S3_URL the right s3:ListBucket, which a restore needs.',
    );
  return ok('The bucket answers.');
}

async function whyNot(ask: () => Promise<unknown>): Promise<StoreFailure | undefined> {
  try {
    await ask();
    return undefined;
  } catch (error) {
    if (error instanceof StoreFailure) return error;
    throw error;
  }
}

function explain({ message, code, isRefusal }: StoreFailure): Finding {
  if (code.includes('RequestTimeTooSkewed'))
    return fault(message, 'Set this machine’s clock by a time server (timedatectl set-ntp true).');
  return fault(
    message,
    isRefusal
      ? 'Correct key, secret, bucket and region in S3_URL; a % in them is written as %25.'
      : 'See that the host in S3_URL is right, and can be reached from this machine.',
  );
}
