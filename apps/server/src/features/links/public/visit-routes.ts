import { downloadShared, linkPath, openLink, SharedFormat, unlockLink } from '@shortlist/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { attachment } from '#http/headers/attachment.ts';
import { limitHere } from '#http/limit-here.ts';
import { addressGroup } from '#lib/address-group.ts';
import { ASKED } from '../limits.ts';
import type { Assets } from '../page/assets.ts';
import { documentPage } from '../page/document-page.ts';
import { passwordPage } from '../page/page-frame.ts';
import type { CheckPassword } from './check-password.ts';
import { createOpener, type OpenerParts } from './create-opener.ts';
import { giveProof } from './proof.ts';
import { sendPage, sendRefusals, takeForms } from './send-page.ts';

export type VisitRoutes = OpenerParts & {
  assets: () => Promise<Assets>;
  checkPassword: CheckPassword;
};

const TYPES: Readonly<Record<SharedFormat, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  txt: 'text/plain; charset=utf-8',
};

/** Answers to visitors of links: the page, the form for its password, and files. Whatever leads nowhere is answered alike. */
export const visitRoutes: FastifyPluginAsyncZod<VisitRoutes> = async (app, parts) => {
  const { now, secret, assets, checkPassword, isHttps } = parts;
  const opener = createOpener(parts);
  takeForms(app);
  sendRefusals(app, assets);
  const countAsked = limitHere(ASKED, { code: 'errors.linkOften' });

  // Before a link is looked for, so that it says nothing of which there are.
  app.addHook('onRequest', async ({ ip }) => countAsked(addressGroup(ip), now()));

  app.route({
    ...openLink,
    handler: async (request, reply) => {
      const { token } = request.params;
      const opened = await opener.open(request, token, 'page');
      const { style } = await assets();
      if (opened === 'locked') return sendPage(reply, passwordPage(style));
      const { link, content } = opened;
      await opener.note(request, reply, [link, 'page']);
      if (content.length === 0) return sendPage(reply, '');
      return sendPage(reply, documentPage(content, link, { token, style }));
    },
  });

  app.route({
    ...unlockLink,
    config: { isOriginHidden: true },
    handler: async (request, reply) => {
      const { token } = request.params;
      const link = await opener.find(token);
      const outcome = await checkPassword(request, link, request.body.password);
      if (outcome === 'right') {
        giveProof(reply, link, { token, isHttps: isHttps(request), secret, now: now() });
        return reply.redirect(linkPath(token), 303);
      }
      const { style } = await assets();
      const { said, waitS } = outcome;
      if (waitS !== undefined) reply.header('retry-after', waitS);
      return sendPage(reply, passwordPage(style, said), waitS === undefined ? 200 : 429);
    },
  });

  app.route({
    ...downloadShared,
    handler: async (request, reply) => {
      const { token, file } = request.params;
      const ending = SharedFormat.safeParse(file.split('.').at(-1)?.toLowerCase());
      const opened = await opener.open(request, token, ending.data);
      if (opened === 'locked') return reply.redirect(linkPath(token), 303);
      const { link, format, content, name } = opened;
      await opener.note(request, reply, [link, format]);
      return reply
        .type(TYPES[format])
        .header('content-disposition', attachment(name))
        .send(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
    },
  });
};
