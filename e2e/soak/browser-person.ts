import { randomInt } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, expect, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { fillLogIn, signUp, somebody } from '../support/account.ts';
import { createByHand, openTab, statusLine } from '../support/app.ts';

/** The outcome of a step of a journey, its moment, and the time that it took. */
type Outcome = { at: number; ms: number; kind: 'confirmed' | 'refused'; what: string };

/** A step that has not come to its end by then has failed. */
const PATIENCE_MS = 30_000;
/** A person logs in with another browser in each so many rounds. */
const LOG_IN_EACH = 4;
/** And no oftener, since an account may be logged in to 20 times in a quarter of an hour, the last look and tries after a failure among them. */
const MOST_LOG_INS = 12;

const patiently = expect.configure({ timeout: PATIENCE_MS });

export const openBrowser = (): Promise<Browser> => chromium.launch(config.use?.launchOptions);

const summaryOf = (page: Page) => page.getByRole('textbox', { name: 'Summary' });

/**
 * Somebody with an account who types a summary, waits until the page says that it is saved, reloads and finds it, and logs
 * in with another browser now and then and finds it there.
 */
export class BrowserPerson {
  readonly outcomes: Outcome[] = [];
  /** The texts that were not found again. */
  readonly lost: string[] = [];
  readonly #browser: Browser;
  readonly #url: string;
  readonly #account = somebody();
  #context: BrowserContext | undefined;
  /** The page in which the resume is open; none where that did not go well. */
  #page: Page | undefined;
  #resumeUrl = '';
  #rounds = 0;
  #logIns = 0;
  #typed = '';
  #shownAsSaved = '';

  constructor(browser: Browser, url: string) {
    this.#browser = browser;
    this.#url = url;
  }

  /** Signs up and makes a resume. */
  async begin(): Promise<void> {
    const page = await this.#openPage();
    await signUp(page, this.#account);
    await createByHand(page, 'In a browser');
    await openTab(page, 'Summary');
    this.#resumeUrl = page.url();
    this.#page = page;
  }

  /** One journey; a step that fails is noted, and the next begins where that is possible. */
  async goRound(): Promise<void> {
    this.#rounds += 1;
    const isDue = this.#rounds % LOG_IN_EACH === 0 && this.#logIns < MOST_LOG_INS;
    if (!this.#page || isDue) await this.#step('log in', () => this.#logIn());
    const page = this.#page;
    if (!page) return;
    await this.#step('save', () => this.#save(page, `Round ${this.#rounds}.`));
    await this.#step('reload', () => this.#reload(page));
  }

  /** Looks for what was shown as saved, with another browser. */
  async lookAgain(): Promise<void> {
    await this.#step('look again', () => this.#logIn());
    if (!this.#page) this.lost.push(`${this.#account.email} could not log in in the end`);
    await this.#context?.close();
  }

  async #openPage(): Promise<Page> {
    await this.#context?.close();
    this.#page = undefined;
    this.#context = await this.#browser.newContext({
      baseURL: this.#url,
      // An address of one's own, so that limits per address do not add up.
      extraHTTPHeaders: { 'x-forwarded-for': `10.8.${randomInt(256)}.${randomInt(256)}` },
    });
    this.#context.setDefaultTimeout(PATIENCE_MS);
    return this.#context.newPage();
  }

  /** Logs in with another browser. What the one before had not sent yet went with it, so either text is right. */
  async #logIn(): Promise<void> {
    this.#logIns += 1;
    const page = await this.#openPage();
    await page.goto('/login');
    await fillLogIn(page, this.#account);
    await patiently(page).toHaveURL(/\/resume$/);
    await page.goto(this.#resumeUrl);
    this.#typed = await this.#find(page, [this.#shownAsSaved, this.#typed]);
    this.#shownAsSaved = this.#typed;
    this.#page = page;
  }

  async #save(page: Page, words: string): Promise<void> {
    await summaryOf(page).fill(words);
    this.#typed = words;
    await patiently(statusLine(page)).toHaveText(/\bSaved$/u);
    this.#shownAsSaved = words;
  }

  /** Also what is not saved yet is there again: the browser has kept it. */
  async #reload(page: Page): Promise<void> {
    await page.reload();
    await this.#find(page, [this.#typed]);
  }

  /** The summary that the page shows, which must be one of these. */
  async #find(page: Page, wanted: readonly string[]): Promise<string> {
    await patiently(summaryOf(page)).toBeVisible();
    const read = () => summaryOf(page).inputValue();
    await patiently
      .poll(async () => wanted.includes(await read()))
      .toBe(true)
      .catch(async () => {
        this.lost.push(`a summary: wanted ${wanted.join(' or ')}, there ${await read()}`);
      });
    return read();
  }

  async #step(name: string, run: () => Promise<void>): Promise<void> {
    const at = Date.now();
    const note = (kind: Outcome['kind'], what = '') =>
      this.outcomes.push({ at, ms: Date.now() - at, kind, what: `browser, ${name} ${what}` });
    await run().then(
      () => note('confirmed'),
      (error: unknown) => note('refused', String(error)),
    );
  }
}
