import { en, type Language } from '@shortlist/messages';
import { wordsIn } from '#platform/language/use-words.ts';

// What a page needs only when somebody leaves, as one part of the app.
export { erasePersonalCopies } from '#platform/storage/personal-copies.ts';
export { readLeavingOwner } from '../server/leaving-owner.ts';
export { countUnsavedDocuments, eraseDrafts, settleOpenDrafts } from '../storage/owner-drafts.ts';

/** The question before so many resumes lose edits that only this browser has. */
export function questionAbout(language: Language, unsaved: number) {
  const words = wordsIn(language, en.logOut);
  return {
    title: words.someNotSaved,
    text: words.losses({ count: unsaved }),
    confirmLabel: words.logOutAndErase,
    isDangerous: true,
  };
}
