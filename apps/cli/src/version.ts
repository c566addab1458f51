import root from '../../../package.json' with { type: 'json' };

/** The version of the repository: the program has none of its own. */
export const version = () => root.version;
