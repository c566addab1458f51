import { ENGLISH, en, formatMessage, type Message } from '@shortlist/messages';

/** The envelope of an answer that all is well. */
export function success<Fields extends object = Record<never, never>>(
  message: Message<'done' | 'models'>,
  fields: Fields = {} as Fields, // The type parameter is then the empty object itself.
): { status: 'success'; message: string } & Fields {
  return { status: 'success', message: formatMessage(ENGLISH, en, message), ...fields };
}
