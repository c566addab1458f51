// What stands on the download menu beside what each format says of itself.

export const COLUMNS_BECOME_ONE = 'The two columns become one.';

export const BEING_READ = 'Being read again…';

export const NOT_READ = 'Not read again yet.';
