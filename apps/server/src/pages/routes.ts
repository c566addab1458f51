import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import {
  type FoundPage,
  findPage,
  type PageAnswers,
  type PageToRender,
  type RenderPage,
  readTheme,
  withTheme,
} from '@shortlist/contracts';
import { DEFAULT_LANGUAGE } from '@shortlist/messages';
import type { Sections } from '@shortlist/model';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findAdmin, findCaller } from '#http/access.ts';
import type { Callers } from '#http/callers.ts';
import { sendError } from '#http/errors/error-handler.ts';
import { refusal } from '#http/errors/errors.ts';
import { originOf } from '#http/origin-of.ts';
import { ANY_ORIGIN, drawnAt } from './any-origin.ts';
import { boundRendering } from './bounded-rendering.ts';
import { describeSite } from './describe-site.ts';
import { keepPages } from './page-cache.ts';
import { type PageData, readAnswers } from './read-answers.ts';
import { serveFeed } from './serve-feed.ts';
import { serveShared } from './serve-shared.ts';
import { findWebBuild, SERVER_HALF, type WebBuild } from './web-build.ts';

/** Vite puts what it builds here, under names that change with the content. */
const HASHED = 'assets/';

/** The pictures that pages name to those who share them. */
const SHARED = 'share-';

const NOT_BUILT = `The web app has not been built yet. Run "npm start", which builds it, or build
apps/web, and start the server again.
`;

/** Stands for a resume's id in what is drawn for all. */
const ANY_RESUME = 'id-of-the-resume';

/** The answer to everybody else for an admin's page. */
const HIDDEN: PageData = { answers: { isMissing: true }, isMissing: true };

type KnownPage = Extract<FoundPage, { kind: 'page' }>;

type Parts = {
  /** Of the built web app. */
  folder: string;
  publicUrl: string | undefined;
  callers: Callers;
  /** The kinds of section that documents may have: the editor has an address for each. */
  sections: Sections;
};

/** Parts that pages are served with. */
type Site = Omit<Parts, 'folder'> & { app: FastifyInstance };

/**
 * Serves the web app from `folder`: its files, a page at every address of `contracts/pages.ts`,
 * redirects, and Not Found with status 404 at every other address. Public pages are rendered here;
 * of those that belong to one person what stands there until it has come, or the shell, which draws them in the browser; those of admins
 * are Not Found to everybody else. Without a build, pages answer 503 with a line on what to do; the API works all the same.
 */
export async function servePages(app: FastifyInstance, { folder, ...parts }: Parts): Promise<void> {
  const site = { app, ...parts };
  const build = findWebBuild(folder);
  if (build) {
    await serveFiles(app, build);
    serveFeed(site, build);
  }
  describeSite(site);
  await serveShared(app);

  app.setNotFoundHandler((request, reply) => sendError(refusal('not_found'), request, reply));
  const sendPage = build && pageSender(site, build);
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    if (request.url.startsWith('/api/') || request.url.startsWith(`/${HASHED}`))
      throw refusal('not_found');
    return sendPage ? sendPage(request, reply) : sendNotBuilt(reply);
  });
}

async function serveFiles(app: FastifyInstance, { folder }: WebBuild): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    globIgnore: [`${SERVER_HALF}/**`, 'index.html', '**/*.{br,gz}'],
    // The build has them beside its files.
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, HASHED));
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      // Made to be shown by others, beside an address of ours that somebody shared.
      if (path.startsWith(join(folder, SHARED)))
        reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

/** Answers a request with its page, rendered where it is public, and with the status that goes with it. */
function pageSender(site: Site, { render, shell: shellIn }: WebBuild) {
  const { app, publicUrl } = site;
  // The same for everybody, as long as there is one.
  const language = DEFAULT_LANGUAGE;
  const shell = shellIn(language);
  const renderKept = keepPages(boundRendering(render));
  const renderBounded = boundRendering(render);
  const renderMissing = keepPages(renderBounded);
  const renderLoading = keepPages(renderBounded);

  /** Draws a page for all, and gives it as it is at the address that this request names. */
  async function draw(
    render: RenderPage,
    page: Pick<PageToRender, 'url' | 'answers'>,
    request: FastifyRequest,
  ) {
    const html = await renderOrShell(
      render,
      { ...page, origin: ANY_ORIGIN, shell, language },
      request,
    );
    return drawnAt(html, originOf(request, publicUrl));
  }

  async function drawFound(request: FastifyRequest, found: KnownPage, answers: PageAnswers) {
    if (found.page.rendered === 'client') return shell;
    if (found.page.rendered === 'loading') return drawLoading(request, found, answers);
    const { url } = request;
    return draw(url.includes('?') ? renderBounded : renderKept, { url, answers }, request);
  }

  /** The same for everybody, so that it is drawn once: with a word in the place of the resume's id, which its links lead to. */
  async function drawLoading(
    request: FastifyRequest,
    { params: { resumeId } }: KnownPage,
    answers: PageAnswers,
  ) {
    const drawAt = (url: string) => draw(renderLoading, { url, answers }, request);
    if (resumeId === undefined) return drawAt(request.url);
    // What a page of HTML would have to escape is no id of ours.
    if (!/^[\w-]+$/u.test(resumeId)) return shell;
    const html = await drawAt(request.url.replace(`/${resumeId}/`, `/${ANY_RESUME}/`));
    return html.replaceAll(ANY_RESUME, resumeId);
  }

  function drawNotFound(request: FastifyRequest, answers: PageAnswers) {
    return draw(renderMissing, { url: pathOf(request), answers }, request);
  }

  /** Reads what a page shows of the API; on the list, whether a guest asks, which would come two ways over the line later. */
  async function readData(
    request: FastifyRequest,
    reply: FastifyReply,
    found: KnownPage | undefined,
  ): Promise<PageData> {
    if (found?.name !== 'resumes') return readAnswers(app, found);
    reply.header('cache-control', 'private, no-cache');
    const caller = await findCaller(site.callers, request, reply);
    return { answers: caller?.isGuest ? { isGuest: true } : {}, isMissing: false };
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { found, isHidden, caching } = await lookUp(site, request, reply);
    reply.header('cache-control', caching);
    if (found && found.kind !== 'page')
      return reply.redirect(found.to + queryOf(request), found.kind === 'moved' ? 308 : 301);

    const { answers, isMissing } = isHidden ? HIDDEN : await readData(request, reply, found);
    if (found && !isMissing) return sendHtml(await drawFound(request, found, answers));
    reply.code(404);
    return sendHtml(await drawNotFound(request, answers));

    /** Sends a page in the theme that was chosen in this browser. */
    function sendHtml(html: string) {
      const { cookie } = request.headers;
      reply.type('text/html; charset=utf-8').header('vary', 'Cookie');
      return reply.send(withTheme(html, readTheme(cookie)));
    }
  };
}

/**
 * Finds what is at an address for this caller. Where an admin's page is, or the way to one, there is nothing for
 * anybody else; and nothing between here and an admin may keep what does not exist for others.
 */
async function lookUp({ callers, sections }: Site, request: FastifyRequest, reply: FastifyReply) {
  const found = findPage(pathOf(request), sections);
  const leadsTo = found && found.kind !== 'page' ? findKnownPage(found.to, sections) : found;
  if (leadsTo?.page.access !== 'admin') return { found, isHidden: false, caching: 'no-cache' };
  const isAdmin = (await findAdmin(callers, request, reply)) !== undefined;
  return isAdmin
    ? { found, isHidden: false, caching: 'no-store' }
    : { found: undefined, isHidden: true, caching: 'no-cache' };
}

/** The page that a redirect leads to. */
function findKnownPage(path: string, sections: Sections): KnownPage | undefined {
  const found = findPage(path, sections);
  return found?.kind === 'page' ? found : undefined;
}

const pathOf = ({ url }: FastifyRequest) => url.split('?', 1)[0] ?? '/';
const queryOf = ({ url }: FastifyRequest) => url.slice(url.split('?', 1)[0]?.length);

/** The rendered page; where that fails, the shell: the browser then draws the page. */
async function renderOrShell(
  render: RenderPage,
  page: PageToRender,
  { log }: FastifyRequest,
): Promise<string> {
  try {
    return await render(page);
  } catch (error) {
    log.error({ err: error }, 'A page could not be rendered; the browser is to draw it.');
    return page.shell;
  }
}

const sendNotBuilt = (reply: FastifyReply) =>
  reply.code(503).type('text/plain; charset=utf-8').header('retry-after', 60).send(NOT_BUILT);
