// `npm run icons`: draws what stands for the site elsewhere, in the icons of a phone and beside an address that is
// shared, from the site's own sign and drawings. The same sources on the same Chromium give the same bytes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWeb } from '../../scripts/build-web.ts';
import config from '../playwright.config.ts';
import { TestServer } from '../support/server.ts';
import { composeCard, SHARE_CARDS } from './share-card.ts';

const PUBLIC = join(import.meta.dirname, '../../apps/web/public');
const SIGN = readFileSync(join(PUBLIC, 'favicon.svg'), 'utf8');

/** Systems that cut an icon to a shape of theirs want its ground to reach the edge; a maskable one keeps its sign in the middle. */
const ICONS = [
  { name: 'icon-192', size: 192, ground: 'transparent', share: 1 },
  { name: 'icon-512', size: 512, ground: 'transparent', share: 1 },
  { name: 'maskable-192', size: 192, ground: '#15171a', share: 0.8 },
  { name: 'maskable-512', size: 512, ground: '#15171a', share: 0.8 },
  { name: 'apple-touch-icon', size: 180, ground: '#15171a', share: 0.94 },
] as const;

async function drawIcon(browser: Browser, { name, size, ground, share }: (typeof ICONS)[number]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const sign = `data:image/svg+xml;base64,${Buffer.from(SIGN).toString('base64')}`;
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${ground}"><img src="${sign}" style="width:${share * 100}%"></body>`,
  );
  await page.screenshot({ path: join(PUBLIC, `${name}.png`), omitBackground: true });
  await page.close();
}

async function drawCards(browser: Browser, url: string) {
  // Styles are set on what the policy of the site would not let them be set on.
  const context = await browser.newContext({
    baseURL: url,
    bypassCSP: true,
    viewport: { width: 1200, height: 630 },
  });
  for (const { name, headline, drawingOf } of SHARE_CARDS) {
    const page = await context.newPage();
    await page.goto(`/research/articles/${drawingOf}`);
    await page.evaluate(composeCard, headline);
    await page.screenshot({ path: join(PUBLIC, `share-${name}.png`) });
  }
  await context.close();
}

buildWeb();
const server = await TestServer.start();
const browser = await chromium.launch(config.use?.launchOptions);
try {
  for (const icon of ICONS) await drawIcon(browser, icon);
  await drawCards(browser, server.url);
} finally {
  await browser.close();
  await server.dispose();
}
