/** The text of the block `<script type="application/json" id="settings">`; `{}` without one (spec §3). */
export function readSettingsBlock(): string {
  return document.getElementById('settings')?.textContent.trim() || '{}';
}
