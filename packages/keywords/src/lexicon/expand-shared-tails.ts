/**
 * Lines whose groups share a tail, written out: `memoQ ; Trados => translation` is two groups, each of
 * which implies translation. Groups on one line are not the same thing, and are siblings only where
 * the tail names a family.
 */
export function expandSharedTails(text: string): string {
  return text
    .split('\n')
    .flatMap((line) => {
      const [, heads = '', tail = ''] = /^(.*?)((?:\s(?:=>|~)\s.*)?)$/.exec(line) ?? [];
      return heads.split(' ; ').map((head) => head + tail);
    })
    .join('\n');
}
