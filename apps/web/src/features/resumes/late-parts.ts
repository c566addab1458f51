// What is done with a document, loaded when it is first asked for. The lists of the files that these take are here: pages would have
// each of them in their first load.
export const importDelete = () => import('./change/delete-with-undo.ts');
export const importDuplicate = () => import('./change/duplicate-resume.ts');
export const importRenameDialog = () => import('./change/rename-dialog.tsx');
export const importShareDialog = () => import('./share/share-dialog.tsx');
export const importTailorDialog = () => import('./change/tailor-dialog.tsx');
