const { PATH, NODE_COMPILE_CACHE } = process.env;

/** Variables that every program of a test is started with: where programs are found, and where the gate keeps compiled code. */
export const PROGRAM_ENVIRONMENT = { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
