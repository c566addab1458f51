import { hrefOf } from '@shortlist/contracts';
import { type FeatureSearch, pageDocument } from '#site-index/feature-search.ts';

export const search: FeatureSearch = {
  listDocuments: async () => [
    pageDocument('resumes', 'Your resumes: write, edit, preview and download them.'),
  ],
  askedAs: {
    [hrefOf('resumes')]:
      'make write build new start begin cv curriculum vitae builder maker my resumes',
    [hrefOf('resumes', {}, { query: { begin: 'upload' } })]:
      'import upload existing old cv file pdf docx doc word linkedin read convert',
  },
};
