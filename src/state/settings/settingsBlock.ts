import type { Settings } from '../../domain/settings/settings';

/** The text of `<script type="application/json" id="settings">`; `{}` if there is none (docs/product.md §2). */
export function readSettingsBlock(): string {
  return document.getElementById('settings')?.textContent.trim() || '{}';
}

/**
 * Parses the text of the settings block.
 * @param isValid whether the build has validated this text, so that the schema need not be loaded
 */
export async function readSettings(block: string, isValid: boolean): Promise<Settings> {
  if (isValid) return JSON.parse(block) as Settings;
  const { parseSettings } = await import(
    /* webpackChunkName: "settings" */ '../../domain/settings/parseSettings'
  );
  return parseSettings(block, (message) => console.warn(message));
}
