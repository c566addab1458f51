import type { Members } from '../../members/members.ts';
import { regionName } from '../names.ts';

/** One way to reach a person or an organization. */
export type Channel =
  | { kind: 'email' | 'phone' | 'web' | 'social' | 'other'; text: string; label: string }
  | { kind: 'address'; street: string; city: string; country: string };

/** The channels of a person or an organization. */
export const listChannels = (of: Members): Channel[] =>
  of.records('Communication').map(readChannel);

function readChannel(channel: Members): Channel {
  const code = channel.text('ChannelCode').toLowerCase();
  const use = channel.text('UseCode');
  // They say which field it is.
  channel.pass('ChannelCode', 'UseCode');
  const address = channel.record('Address');
  if (address.names.length > 0) return readAddress(address);
  if (code === 'telephone' || channel.has('DialNumber')) {
    const dialing = channel.text('CountryDialing').replace(/^\+/u, '');
    channel.pass('CountryCode');
    const number = channel.text('DialNumber');
    return {
      kind: 'phone',
      text: [dialing && `+${dialing}`, number].filter(Boolean).join(' '),
      label: use,
    };
  }
  const text = channel.text('URI');
  const kind = { email: 'email', web: 'web', 'social media': 'social' }[code] ?? 'other';
  return { kind: kind as 'email' | 'web' | 'social' | 'other', text, label: use };
}

function readAddress(address: Members): Channel {
  const street = [
    ...address.texts('AddressLine'),
    address.text('BuildingNumber'),
    address.text('PostalCode'),
  ];
  return {
    kind: 'address',
    street: street.filter(Boolean).join(', '),
    city: address.text('CityName'),
    country: regionName(address.text('CountryCode')),
  };
}

/** "Hamburg, Germany" */
export const formatPlace = (city: string, country: string): string =>
  [city, country].filter(Boolean).join(', ');

/** Reads the place of an organization, and all else that is said of how to reach it. */
export function readOrganization(of: Members): { location: string; links: string[] } {
  const channels = listChannels(of.record('OrganizationContact'));
  const place = channels.find((channel) => channel.kind === 'address');
  const links = channels.flatMap((channel) => (channel.kind === 'address' ? [] : [channel.text]));
  return {
    location: place ? formatPlace(place.city, place.country) : '',
    links: [...links, ...(place?.street ? [place.street] : []), ...of.texts('Link')].filter(
      Boolean,
    ),
  };
}
