/** Name of the `meta` in which the build lists the scripts that hydrate a rendered page. */
export const APP_FILES = 'app-files';

/** The addresses of those scripts, as the build has listed them in a page; they change with every build. */
export const readAppFiles = (page: Document): string =>
  page.querySelector<HTMLMetaElement>(`meta[name="${APP_FILES}"]`)?.content ?? '';

/**
 * Has the browser fetch the scripts of the app when it has nothing else to do, and run none of them:
 * once somebody uses the page they are at hand. Not where the person asked to save data.
 */
export function prefetchApp(document: Document): void {
  if (isSavingData()) return;
  for (const file of readAppFiles(document).split(' ').filter(Boolean)) {
    prefetch(file, document).catch(() => {}); // Asked for again when it is run.
  }
}

/**
 * Has the browser put a script into its cache when it has nothing more urgent to fetch. Resolves when it is there, never
 * where the browser does not prefetch (Safari); rejects when it does not come.
 */
export async function prefetch(file: string, document: Document): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = file;
  await new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', () => reject(new Error(`${file} could not be fetched.`)));
    document.head.append(link);
  });
}

/** Checks whether the person has asked to save data. `navigator.connection` is of Chromium alone (Network Information API). */
export function isSavingData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
