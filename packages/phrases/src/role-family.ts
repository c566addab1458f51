/** Roles whose work is described with the same lines. */
export type RoleFamily = {
  /** The field of work it belongs to. */
  field: string;
  /** The role, as a person would call it. */
  name: string;
  /**
   * Other titles of it, in lower case, by commas. A title fits with words before it ("icu nurse" is a
   * nurse), unless "=" leads it: then it must be the whole title, since "career coach" is not a coach
   * of sports.
   */
  titles: string;
  /** Lines for an entry of such a role, in the order they are offered, without a bullet. */
  lines: readonly string[];
};
