export { EntryMenuItems } from './entries/entry-menu-items.tsx';
export { ResumeMenuItems } from './frame/resume-menu-items.tsx';
export { AddSectionItems } from './sections/manage/add-section-items.tsx';
export { SectionMenuItems } from './sections/manage/section-menu-items.tsx';
