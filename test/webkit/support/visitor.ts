import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { openSession, property, type Driver, type WindowOptions } from './session';

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Keys of WebDriver that are not characters. */
export const keys = {
  backspace: '\uE003',
  tab: '\uE004',
  enter: '\uE007',
  shift: '\uE008',
  control: '\uE009',
  escape: '\uE00C',
  left: '\uE012',
  right: '\uE014',
  down: '\uE015',
};

/**
 * Of the engine itself: it installs no applications, shows a text with a style of its own, and on a slow
 * machine finds that a preload is used late.
 */
const ownMessages = /directive 'manifest-src'|\/robots\.txt:|was preloaded using link preload/;

/** A visitor with WebKit: presses, types and sees as a person does. */
export class Visitor {
  /** Errors and warnings of the console; a test that expects some removes them. */
  readonly consoleMessages: string[] = [];
  /** What the window reports: «DOWNLOADED name», «PRINTED», «OPENED tel:…». */
  readonly reports: string[] = [];

  private constructor(
    private readonly driver: Driver,
    private readonly session: string,
    private readonly folder: string,
    private readonly origin: string,
  ) {
    driver.listen((line) => {
      if (ownMessages.test(line)) return;
      if (/CONSOLE .*(ERROR|WARN)/.test(line) || line.startsWith('CRASHED')) {
        this.consoleMessages.push(line);
      } else if (/^(DOWNLOADED|PRINTED|OPENED)/.test(line)) this.reports.push(line);
    });
  }

  /** Opens a window; another one if the driver loses it, as it does now and then after the last test. */
  static async arrive(driver: Driver, origin: string, options: WindowOptions): Promise<Visitor> {
    let session = '';
    await expect(async () => {
      session = await openSession(driver, options);
      await driver.command('GET', `${session}/url`);
    }).toPass({ timeout: 60_000 });
    return new Visitor(driver, session, options.folder, origin);
  }

  leave() {
    return this.command('DELETE', '');
  }

  /** Opens an address of the site, or of another one. */
  open(address: string) {
    return this.command('POST', '/url', { url: new URL(address, this.origin).href });
  }
  reload = () => this.command('POST', '/refresh');
  back = () => this.command('POST', '/back');
  forward = () => this.command('POST', '/forward');

  /** Opens another tab with the same storage, and goes to it. @returns its handle */
  async openTab(address: string): Promise<string> {
    const opened = await this.command('POST', '/window/new', { type: 'tab' });
    const handle = String(property(opened, 'handle'));
    await this.goToTab(handle);
    await this.open(address);
    return handle;
  }
  async currentTab(): Promise<string> {
    return String(await this.command('GET', '/window'));
  }
  goToTab(handle: string) {
    return this.command('POST', '/window', { handle });
  }

  /** Runs a function in the page. Its arguments and result go through JSON. */
  async evaluate<Args extends readonly unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${String(run)}).apply(null, arguments)`;
    const value: unknown = await this.command('POST', '/execute/sync', { script, args });
    return value as Awaited<Result>;
  }

  /** Presses the first visible element that matches and has `name` in its name. */
  async press(css: string, name?: string | RegExp): Promise<void> {
    await this.withElement(css, name, async (id) => {
      await this.evaluate(bringIntoView, { [elementKey]: id });
      await this.command('POST', `/element/${id}/click`);
    });
  }

  /** Types into a field, after what it has. */
  async type(css: string, name: string | RegExp | undefined, text: string): Promise<void> {
    await this.withElement(css, name, async (id) => {
      await this.evaluate(bringIntoView, { [elementKey]: id });
      await this.command('POST', `/element/${id}/value`, { text });
    });
  }

  /** Inserts a text into a field at once, as a paste does: typing takes the driver 12 ms a character and more. */
  async insert(css: string, name: string | RegExp, text: string): Promise<void> {
    await this.press(css, name);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else fires the events of typing
    await this.evaluate((inserted) => document.execCommand('insertText', false, inserted), text);
  }

  /** Types in place of what the field has. */
  async retype(css: string, name: string | RegExp | undefined, text: string): Promise<void> {
    await this.press(css, name);
    await this.chord(keys.control, 'a');
    await this.chord(...(text === '' ? [keys.backspace] : []));
    for (const character of text) await this.chord(character);
  }

  chooseFile(css: string, file: string): Promise<void> {
    return this.withElement(css, undefined, async (id) => {
      await this.command('POST', `/element/${id}/value`, { text: file });
    });
  }

  /** Presses keys together. */
  async chord(...together: readonly string[]): Promise<void> {
    const actions = [
      ...together.map((value) => ({ type: 'keyDown', value })),
      ...together.toReversed().map((value) => ({ type: 'keyUp', value })),
    ];
    await this.command('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
  }

  /** The text of the first visible element that matches; undefined where there is none. */
  text(css: string, name?: string | RegExp): Promise<string | undefined> {
    return this.read(css, name, (element) =>
      element.innerText.replace(/[\u00A0\u202F]/g, ' ').trim(),
    );
  }

  value(css: string, name?: string | RegExp): Promise<string | undefined> {
    return this.read(css, name, (field) => ('value' in field ? String(field.value) : ''));
  }

  /** The number of visible elements that match. */
  async count(css: string, name?: string | RegExp): Promise<number> {
    const result = await this.evaluate(findVisible, css, sourceOf(name), true);
    return Number(result);
  }

  /** Waits until the page shows something that matches. */
  async see(css: string, name?: string | RegExp): Promise<void> {
    const message = `${css} ${name ?? ''}`;
    await expect.poll(() => this.count(css, name), { message }).toBeGreaterThan(0);
  }

  async seeNone(css: string, name?: string | RegExp): Promise<void> {
    await expect.poll(() => this.count(css, name), { message: `no ${css} ${name ?? ''}` }).toBe(0);
  }

  /** Waits until the page is hydrated: its input is no longer held. */
  async seeHydrated(): Promise<void> {
    await expect
      .poll(() => this.evaluate(() => 'hydrated' in document.documentElement.dataset))
      .toBe(true);
  }

  /** Waits until a file is saved. @returns its path */
  async savedFile(name: RegExp): Promise<string> {
    const find = () =>
      this.reports.map((line) => line.replace('DOWNLOADED ', '')).find((file) => name.test(file));
    await expect.poll(find).toBeTruthy();
    return path.join(this.folder, find() ?? '');
  }

  /** Prints the page on A4. @returns the PDF, which poppler can read, and its number of sheets */
  async print(): Promise<{ readonly file: string; readonly sheets: number }> {
    const before = this.reports.length;
    // WebKit ignores window.print() where it is automated
    await this.evaluate(() => window.location.assign('print:'));
    await expect.poll(() => this.reports.slice(before)).toContain('PRINTED');
    const file = path.join(this.folder, 'printed.pdf');
    const count = () => readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
    await expect.poll(count).toBeGreaterThan(0);
    return { file, sheets: count() };
  }

  private command(method: string, address: string, body?: unknown) {
    return this.driver.command(method, this.session + address, body);
  }

  private async read<Result>(
    css: string,
    name: string | RegExp | undefined,
    readElement: (element: HTMLElement) => Result,
  ): Promise<Result | undefined> {
    const element = await this.evaluate(findVisible, css, sourceOf(name), false);
    if (element === null) return undefined;
    const script = `return (${String(readElement)})(arguments[0])`;
    const value: unknown = await this.command('POST', '/execute/sync', { script, args: [element] });
    return value as Result;
  }

  /** Waits for an element, and tries again where the page replaces it meanwhile. */
  private async withElement(
    css: string,
    name: string | RegExp | undefined,
    act: (id: string) => Promise<void>,
  ): Promise<void> {
    const message = `${css} ${name ?? ''}`;
    await expect(async () => {
      const element = await this.evaluate(findVisible, css, sourceOf(name), false);
      expect(element, message).not.toBeNull();
      await act(String(property(element, elementKey)));
    }).toPass({ timeout: 25_000 });
  }
}

const sourceOf = (name: string | RegExp | undefined) =>
  typeof name === 'string' ? name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : (name?.source ?? '');

/** Runs in the page. A modal dialog makes the rest of the page unreachable. */
function findVisible(css: string, source: string, isCounted: boolean): Element | number | null {
  const clean = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (element: Element) => {
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement;
    const labels = isField ? [...(element.labels ?? [])] : [];
    const named = [
      element.getAttribute('aria-label'),
      ...labels.map((label) => label.textContent),
      element.getAttribute('placeholder'),
      element.textContent,
    ];
    return named.map(clean).filter(Boolean).join(' ');
  };
  const pattern = new RegExp(source);
  const modal = document.querySelector('dialog:modal');
  const found = [...document.querySelectorAll(css)].filter(
    (element) =>
      (modal === null || modal.contains(element)) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      pattern.test(nameOf(element)),
  );
  return isCounted ? found.length : (found[0] ?? null);
}

/** Runs in the page. Clear of the bars at its edges. */
function bringIntoView(element: unknown): void {
  if (!(element instanceof Element)) return;
  const { top, bottom } = element.getBoundingClientRect();
  if (top < 110 || bottom > window.innerHeight - 110) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
}
