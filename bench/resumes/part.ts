/** A part of a resume that designs print as a section. */
export type Part =
  | 'summary'
  | 'work'
  | 'education'
  | 'awards'
  | 'certificates'
  | 'projects'
  | 'skills'
  | 'languages'
  | 'interests';
