declare const brand: unique symbol;

/** Id of a guest or of an account, which own resumes. Made by better-auth; 32 letters and digits. */
export type UserId = string & { readonly [brand]: 'UserId' };
