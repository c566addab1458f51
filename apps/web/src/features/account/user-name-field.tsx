/** Tells password managers which account the passwords of a form belong to; for nobody else. */
export const UserNameField = ({ email }: { email: string }) => (
  <input type="text" autoComplete="username" value={email} readOnly hidden aria-hidden />
);
