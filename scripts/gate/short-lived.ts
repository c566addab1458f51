/** Flags of Node for a process of tests: code is not optimized a second time, which none lives long enough to gain by, and what is new has room until most of it is dropped. A fifth of the processor time. */
export const SHORT_LIVED = ['--no-turbofan', '--max-semi-space-size=64'];
