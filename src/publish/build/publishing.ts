import { existsSync } from 'node:fs';
import path from 'node:path';
import { isSameFile } from './folders';
import { currentPath } from './version';

/** How a version's `nginx.conf` differs from that of the current one. */
export type ConfigChange = 'new' | 'changed' | 'same';

export function compareConfig(dist: string, version: string): ConfigChange {
  const current = currentPath(dist, 'nginx.conf');
  if (!existsSync(current)) return 'new';
  return isSameFile(path.join(version, 'nginx.conf'), current) ? 'same' : 'changed';
}

const server = 'shop:/srv/porog/';
const nginx = 'nginx -p /srv/porog -c nginx.conf';

/**
 * How to publish a version, in commands to copy (docs/deployment.md).
 * @param dist the folder of the current version
 */
export function describePublishing(dist: string, change: ConfigChange): string {
  const site = shellPath(path.join(dist, 'site'));
  const config = shellPath(path.join(dist, 'nginx.conf'));
  return [
    'Опубликовать:',
    '  на своём сервере с nginx (вместо shop — его адрес):',
    `    rsync -a --delete ${site} ${config} ${server}`,
    ...afterCopying[change].map((line) => `    ${line}`),
    `  в CDN или на хостинге: загрузите содержимое папки ${site}`,
    '    (один раз его нужно настроить: docs/deployment.md#cdn)',
  ].join('\n');
}

/** In double quotes, since `cmd` on Windows passes single ones on. */
const start = `ssh shop "${nginx} -t && ${nginx}"`;
const reload = `ssh shop "${nginx} -t && ${nginx} -s reload"`;

/** The change is that since the last build, which may not be what is on the server. */
const afterCopying: Readonly<Record<ConfigChange, readonly string[]>> = {
  new: [
    'Сервер ещё не запущен? Запустите:',
    `  ${start}`,
    'Уже работает? Перезагрузите:',
    `  ${reload}`,
  ],
  changed: ['nginx.conf изменился, поэтому затем:', reload],
  same: [
    'nginx.conf с прошлой сборки не изменился. Если она опубликована,',
    'перезагружать nginx не нужно. Если нет, затем:',
    reload,
  ],
};

/** Relative to the current folder if it is inside, in quotes if a shell needs them. */
export function shellPath(file: string): string {
  const relative = path.relative('', file);
  const name = relative.startsWith('..') ? file : relative;
  return /[^\w./\\:-]/.test(name) ? `"${name}"` : name;
}
