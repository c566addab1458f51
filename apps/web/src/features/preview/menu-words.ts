// What stands on the download menu beside what each format says of itself.

export const COLUMNS_BECOME_ONE = 'The two columns become one.';
