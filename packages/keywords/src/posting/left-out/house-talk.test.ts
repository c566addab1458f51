import { expect, it } from 'vitest';
import { readPosting } from '../../standard.test-support.ts';

const REST = 'Requirements\n- stock control\n- scheduling, invoicing\n- Outlook';
const surfaces = (line: string) =>
  readPosting(
    `Workshop Coordinator\nAbout the job\nYou plan the week. ${line} You keep records.\n${REST}`,
  )
    .keywords.map(({ surface }) => surface)
    .join(' | ');

it.each([
  ['tools that were tried', 'We looked at Salesforce and stayed with paper.', /Salesforce/],
  ['tools that were given up', 'Last year we trialled Shopify, Jira and SAP.', /Shopify|Jira|SAP/],
  ['tools of life at work', 'We use Notion for everything including lunch.', /Notion/],
  ['where holidays are booked', 'Holidays are booked in BambooHR.', /BambooHR/],
  ['where people sit', 'We sit in an old foundry by the canal.', /foundry/],
  ['what stands around', 'The lab is behind the hospital laundry.', /laundry/],
  [
    'colleagues',
    'We are a small unit, a team of six (two joiners, one DevOps engineer).',
    /DevOps/,
  ],
  ['where a team is', 'Our team is spread over Leeds and a foundry.', /Leeds|foundry/],
  ['all in a bracket', 'You join a small team (two cooks, Azure engineers).', /Azure/],
  ['colleagues beside', 'You work alongside two DBAs and one SAP consultant.', /DBA|SAP/],
  ['parts that others have in hand', 'The iOS side is in great shape.', /iOS/],
  ['parts of a colleague', 'The SAP bit is Wim’s, the frontend is in Maria’s hands.', /SAP|front/],
  [
    'what a bracket denies',
    'Our stack: Java and Vue on the product side (not your problem).',
    /Java|Vue/,
  ],
  ['seals of the house', 'We are an old practice, RCVS accredited, by the sea.', /RCVS/],
  ['sites with a seal', 'You work in a BRCGS certified bakery.', /BRCGS/],
  ['who starts at once', 'Immediate joiners preferred.', /joiner/],
  ['translated ways of speaking', 'English in word and writing.', /writing/],
  ['people from outside', 'A freelance designer does the InDesign work.', /InDesign/],
  ['trades outside', 'Our accountant, who prepares the VAT returns, comes on Fridays.', /VAT/],
  ['lists in brackets', 'Paid search (Google Ads, Bing etc.) is outsourced.', /Google|Bing/],
  [
    'brackets of what is not used',
    'Page builders (Elementor, Divi) are not required.',
    /Elementor/,
  ],
  ['what is not enough', 'Something other than PHP, and more than just Excel.', /PHP|Excel/],
])('takes no keyword from %s', (_, line, pattern) => {
  expect(surfaces(line)).not.toMatch(pattern);
});

it.each([
  ['Our team of two uses Terraform daily.', /Terraform/],
  ['The Android side is yours: Kotlin.', /Kotlin/],
  ['You are a vet, RCVS registered, with a car.', /RCVS/],
  ['Java on the server (Spring).', /Java/],
  ['We use Salesforce for all accounts.', /Salesforce/],
  ['You have not just PHP but Python too.', /Python/],
  ['You work in SAP beside two colleagues.', /SAP/],
  ['The role is split between Java development and Kubernetes operations.', /Java.*Kubernetes/],
  ['Our systems are spread across AWS and GCP.', /AWS.*GCP/],
  ['We use Terraform for everything.', /Terraform/],
  ['The backend part is done in Go.', /\bGo\b/],
  ['You work alongside three engineers building Kubernetes operators in Go.', /Kubernetes.*\bGo\b/],
  ['You sit beside two designers, with React and Vue.', /React.*Vue/],
  ['You join a team of two engineers to run Kafka.', /Kafka/],
  ['The SAP part is handled by you.', /SAP/],
])('takes what is asked for beside such talk: %s', (line, pattern) => {
  expect(surfaces(line)).toMatch(pattern);
});
