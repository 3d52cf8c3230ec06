import type { ScenarioName } from './scenarios';
import styles from './badge.module.css';

/** Shows the active scenario; a click returns to `success`. */
export function showBadge(name: ScenarioName, description: string): void {
  const link = document.createElement('a');
  link.href = '?mock=success';
  link.title = `${description}. Click to end it`;
  link.textContent = `mock: ${name}`;
  const badge = document.createElement('aside');
  badge.className = styles['badge'] ?? '';
  badge.lang = 'en';
  badge.ariaLabel = 'Mock scenario';
  badge.append(link);
  document.body.append(badge);
}
