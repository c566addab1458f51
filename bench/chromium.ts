/** The system's Chromium, or the one that the environment names: the same variable as for the browser tests. */
export const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
