/** Path of the service worker: at the root, since what it may answer is what lies below it. */
export const WORKER_PATH = '/sw.js';

/** An address whose page is the bare shell, without anything of a person: it stands for all pages where the server is away. */
export const SHELL_PATH = '/login';

/** Message of a page to a waiting service worker of a newer release, so that it is activated. */
export const SKIP_WAITING = 'skip-waiting';

/** Name of the `meta` in which the build says where the list of the scripts is that all pages of a person need, as a JSON array of addresses. */
export const OFFLINE_FILES = 'offline-files';
