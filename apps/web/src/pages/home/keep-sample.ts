// What keeping the sample needs and the page that shows it does not: a separate chunk.
export { fillNewResume } from '#draft/opening/fill-new-resume.ts';
export { sampleResume } from '#features/sample/resume-of-sample.ts';
export { resolveSections } from '#lib/sections-context.ts';
