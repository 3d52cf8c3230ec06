import type { Settings } from '../../domain/settings/settings';

/** The text of the block `<script type="application/json" id="settings">`; `{}` without one (docs/product.md §2). */
export function readSettingsBlock(): string {
  return document.getElementById('settings')?.textContent.trim() || '{}';
}

/**
 * The settings that a block's text gives.
 * @param isValid the build has validated this very text: the schema, which takes its time with
 * thousands of carpets, is not loaded
 */
export async function readSettings(block: string, isValid: boolean): Promise<Settings> {
  const validated: unknown = isValid ? JSON.parse(block) : undefined;
  if (isSettings(validated)) return validated;
  const { parseSettings } = await import(
    /* webpackChunkName: "settings" */ '../../domain/settings/parseSettings'
  );
  return parseSettings(block, (message) => console.warn(message));
}

const isSettings = (settings: unknown): settings is Settings => settings !== undefined;
