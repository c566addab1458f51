import { subject } from '../../text.ts';

/** Offered for the targeted industry; any other may be typed. */
export const industries = subject('industries', {
  construction: 'Construction',
  education: 'Education',
  engineering: 'Engineering',
  finance: 'Finance',
  government: 'Government',
  healthcare: 'Healthcare',
  hospitality: 'Hospitality',
  law: 'Law',
  manufacturing: 'Manufacturing',
  marketing: 'Marketing',
  mediaAndDesign: 'Media and design',
  nonProfit: 'Non-profit',
  retail: 'Retail',
  scienceAndResearch: 'Science and research',
  software: 'Software',
  transportAndLogistics: 'Transport and logistics',
});
