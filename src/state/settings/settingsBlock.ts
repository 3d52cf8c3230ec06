import type { Settings } from '../../domain/settings/settings';

/** The text of the block `<script type="application/json" id="settings">`; `{}` without one (spec §3). */
export function readSettingsBlock(): string {
  return document.getElementById('settings')?.textContent.trim() || '{}';
}

/**
 * The settings that a block's text gives.
 * @param isSound the build found nothing in it to leave out or to fill in: the code that would,
 * which takes its time with thousands of carpets, is not fetched
 */
export async function readSettings(block: string, isSound: boolean): Promise<Settings> {
  const known: unknown = isSound ? JSON.parse(block) : undefined;
  if (isKnownToFit(known)) return known;
  const { parseSettings } = await import(
    /* webpackChunkName: "settings" */ '../../domain/settings/parseSettings'
  );
  return parseSettings(block, (message) => console.warn(message));
}

const isKnownToFit = (settings: unknown): settings is Settings => settings !== undefined;
