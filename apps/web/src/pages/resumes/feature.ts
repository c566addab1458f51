import { hrefOf } from '@shortlist/contracts';
import { FileText } from 'lucide-react';
import { pageOf, type WebFeature } from '../web-feature.ts';

export const resumes: WebFeature = {
  name: 'resumes',
  pages: {
    resumes: pageOf(() => import('./resumes-page.tsx'), 'ResumesPage'),
    editor: pageOf(() => import('../editor/editor-page.tsx'), 'EditorPage'),
    designs: pageOf(() => import('../design/designs-page.tsx'), 'DesignsPage'),
    preview: pageOf(() => import('../preview/preview-page.tsx'), 'PreviewPage'),
  },
  navigation: [
    // Letters are in the list of resumes.
    {
      name: 'resumes',
      to: hrefOf('resumes'),
      icon: FileText,
      also: '/letter',
    },
  ],
};
