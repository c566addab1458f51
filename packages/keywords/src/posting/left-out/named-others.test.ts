import { expect, it } from 'vitest';
import { listNamedOthers } from './named-others.ts';

const leftOf = (sentence: string) =>
  listNamedOthers(sentence).map(({ start, end }) => sentence.slice(start, end));

it.each([
  {
    said: 'Trusted by Oracle, Apple and Notion, we move parcels',
    left: 'Trusted by Oracle, Apple and Notion',
  },
  { said: 'Our clients include SAP, Adobe & Figma.', left: 'clients include SAP, Adobe & Figma' },
  { said: 'Clients: Siemens, Bosch, Miele', left: 'Clients: Siemens, Bosch, Miele' },
  { said: 'We supply Crale and Tottle, so audits are daily', left: 'We supply Crale and Tottle' },
  {
    said: 'Brandt delivers signalling schemes for Network Rail, Translink and TfW.',
    left: 'delivers signalling schemes for Network Rail, Translink and TfW',
  },
  { said: 'Your colleagues sit in Lyon and Porto', left: 'colleagues sit in Lyon and Porto' },
  {
    said: 'You drive to the mills of the valley (Upper Crane, Holm End)',
    left: 'Upper Crane, Holm End)',
  },
  {
    said: 'Work at client sites (Harlow Dock, two quays in Kent)',
    left: 'Harlow Dock, two quays in Kent)',
  },
])('leaves out the names in "$said"', ({ said, left }) => {
  expect(leftOf(said)).toEqual([left]);
});

it.each([
  'Used to working with clients and SAP',
  'Ticketing tools (Jira, Zendesk)',
  'Cloud platforms such as Azure, AWS',
  'You manage partners, customers and Salesforce',
  'Deliver training for Windows, macOS and Linux',
])('leaves "%s" as it is', (said) => {
  expect(leftOf(said)).toEqual([]);
});
