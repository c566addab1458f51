import { escapeForUri } from './web-address.ts';

/** The fixed profile path that spec section 3 shows before a handle. */
export const LINKEDIN_PATH = 'linkedin.com/in/';

/** Beginning of a pasted profile: its address, "in/" or "@". */
const PASTED = /^(?:(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/(?:in\/)?|\/?in\/|[@/]+)/i;

/**
 * The bare handle of what a person typed or pasted: a handle, "@handle", "in/handle" or a whole
 * profile address with whatever trails it. Anything else is kept as it stands, since it may be
 * something that we do not know. Empty where there is none.
 */
export function linkedinHandle(text: string): string {
  const typed = text.trim();
  if (!PASTED.test(typed)) return typed;
  const bare = typed.replace(PASTED, '').replace(/^[@/]+/, '');
  return bare.split(/[/?#\s]/u, 1)[0] ?? '';
}

/** Address of a profile; undefined without a handle or with one that no address can hold. */
export function linkedinHref(text: string): string | undefined {
  const handle = linkedinHandle(text);
  return handle === '' || /[\p{C}\s/]/u.test(handle)
    ? undefined
    : `https://www.${LINKEDIN_PATH}${escapeForUri(handle)}`;
}
