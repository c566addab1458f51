/** Name of the `meta` in which the build says where the list of the scripts is that all pages of a person need, as a JSON array of addresses. */
export const OFFLINE_FILES = 'offline-files';
