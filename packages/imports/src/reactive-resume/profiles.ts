import { linkedinHandle } from '@shortlist/model';
import type { ResumeDraft } from '../draft/resume-draft.ts';
import type { Members } from '../members/members.ts';
import { WORDS } from '../words.ts';
import { isHidden, websiteOf } from './item.ts';

/** LinkedIn has a field of the contact, others are links; hidden ones are left unplaced. */
export function addProfiles(draft: ResumeDraft, items: readonly Members[], areHidden: boolean) {
  for (const item of items) addProfile(draft, item, areHidden || isHidden(item));
}

function addProfile(draft: ResumeDraft, item: Members, hidden: boolean) {
  const network = item.text('network');
  const username = item.text('username');
  const { href, label } = websiteOf(item);
  const address = href || username || label;
  const beside = [...new Set([username, label])].filter(
    (each) => each !== '' && !address.includes(each),
  );
  const name = [network, ...beside].filter(Boolean).join(' ');
  if (address === '' && name === '') return;
  if (hidden) draft.leave([{ label: name, text: address || name }], WORDS.hiddenProfiles);
  else if (/linkedin\.com\/in\//iu.test(href) && draft.contact.linkedin === '') {
    draft.contact.linkedin = linkedinHandle(href);
    draft.leave(beside.map((text) => ({ label: network, text })));
  } else
    draft.links.push(address === '' ? { label: '', text: name } : { label: name, text: address });
}
