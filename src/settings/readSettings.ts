import { parseSettings, type Settings } from '../domain/settings';

/** Reads the block `<script type="application/json" id="settings">`; without one, `{}` (spec §3). */
export function readSettings(): Settings {
  const json = document.getElementById('settings')?.textContent;
  return parseSettings(json?.trim() ? json : '{}', (message) => console.warn(message));
}
