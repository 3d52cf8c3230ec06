import type { Page } from '@playwright/test';

/** The settings block of a page. */
const block = /<script type="application\/json" id="settings">[^<]*<\/script>/;

/** Serves all pages with another settings block, or without one if no text is given. */
export async function replaceBlock(page: Page, text: string | undefined): Promise<void> {
  const replaced =
    text === undefined ? '' : `<script type="application/json" id="settings">${text}</script>`;
  await page.route('**', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(block, () => replaced) });
  });
}

/** Serves all pages with other settings, escaped as the build escapes them. */
export async function replaceSettings(page: Page, settings: unknown): Promise<void> {
  await replaceBlock(page, JSON.stringify(settings).replaceAll('<', '\\u003c'));
}

export const carpet = (more: object = {}) => ({
  _id: 'c1',
  article: 'KV-1',
  title: 'Коврик',
  price: 100,
  ...more,
});

export const category = (more: object = {}) => ({
  _id: 'mats',
  title: 'Ковры',
  isPublished: true,
  items: [carpet()],
  ...more,
});
