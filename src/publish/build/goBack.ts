import { cpSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readLastBuild } from '../published/lastBuild';
import { BuildFailure } from './failure';
import { compareConfig, describePublishing } from './publishing';
import { swap } from './swap';
import { currentPath, previousPath } from './version';

/**
 * The current and the previous version of the site change places (docs/product.md §27.7).
 * @returns what to print
 * @throws BuildFailure if there is no previous version
 */
export function goBack(dist: string, staging: string): string {
  const previous = previousPath(dist);
  if (!existsSync(previous)) {
    throw new BuildFailure(
      'Возвращать нечего: прежней версии нет. Она появится со следующей сборкой, в которой сайт изменится.',
    );
  }
  // the previous version stays until the swap is complete
  cpSync(previous, staging, { recursive: true });
  const record = path.join(staging, 'build.json');
  if (!existsSync(record)) writeFileSync(record, '{}');
  const config = compareConfig(dist, staging);
  swap(dist, staging);
  const last = readLastBuild(currentPath(dist, 'build.json'));
  return [
    `Вернули прежнюю версию сайта${last ? `, собранную ${formatTime(last.date)}` : ''}.`,
    'Чтобы снова поставить ту, что была до этого, повторите команду.',
    'Файлы настроек и каталога остались новыми: исправьте их до следующей сборки.',
    '',
    describePublishing(dist, config),
  ].join('\n');
}

/** «23 ноября в 14:05», by the clock of this computer. */
function formatTime(iso: string): string {
  const format = { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return new Date(iso).toLocaleString('ru', format);
}
