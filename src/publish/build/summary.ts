import path from 'node:path';
import { capitalize } from '../../domain/format/capitalize';
import { formatNumber, nbsp } from '../../domain/format/number';
import type { FeedCounts } from '../../prerender/siteSource';
import type { SiteBuild } from './buildSite';
import { formatSeconds } from './progress';
import { describePublishing, shellPath } from './publishing';

interface Summary extends SiteBuild {
  /** The folder of the site's versions. */
  readonly dist: string;
  /** Since the command was started. */
  readonly seconds: number;
  readonly warnings: number;
  /** Whether the owner has given neither settings nor a catalogue. */
  readonly isEmpty: boolean;
  readonly categories: number;
  readonly items: number;
  /** What has changed for the buyers, in one line. */
  readonly changes: string;
  readonly hasPrevious: boolean;
}

/** What a person has to see of a build, at its end (docs/product.md §27.6). */
export function summarize(build: Summary): string {
  const { dist, seconds, isSame, warnings, isEmpty, changes, config, hasPrevious } = build;
  return [
    `Готово за ${formatSeconds(seconds)}: сайт собран в ${shellPath(path.join(dist, 'site'))}`,
    ...table([
      ['страниц', formatNumber(build.pages)],
      ['категорий', formatNumber(build.categories)],
      ['товаров', formatNumber(build.items)],
      ['картинок', formatNumber(build.pictures)],
      ['размер', `${formatNumber(build.size / 1e6, 1)}${nbsp}МБ`],
    ]),
    ...(build.feed ? [describeFeed(build.feed)] : []),
    isEmpty ? withoutSettings : capitalize(changes),
    ...(isSame ? ['Сайт точно такой же, как после прошлой сборки.'] : []),
    ...(warnings > 0 ? [`Предупреждений: ${formatNumber(warnings)}. Они перечислены выше.`] : []),
    '',
    describePublishing(dist, config),
    ...(hasPrevious ? ['Вернуть как было: npm run back'] : []),
  ].join('\n');
}

/** How many goods are in the feed for Yandex, and what the others lack (docs/product.md §27.48). */
function describeFeed(feed: FeedCounts): string {
  const leftOut = countLacking([
    ['без цены', feed.withoutPrice],
    ['без адреса', feed.withoutAddress],
  ]);
  const incomplete = countLacking([
    ['без картинки', feed.withoutPicture],
    ['без бренда', feed.withoutBrand],
  ]);
  return [
    `Для Яндекса (feed.yml): предложений — ${formatNumber(feed.offers)}`,
    ...(leftOut ? [`Не вошло ${leftOut}`] : []),
    ...(incomplete ? [`Вошло ${incomplete}`] : []),
  ].join('. ');
}

/** «без цены: 1, без адреса: 2»; empty if nothing is lacking. */
function countLacking(counts: readonly (readonly [what: string, count: number])[]): string {
  const counted = counts.filter(([, count]) => count > 0);
  return counted.map(([what, count]) => `${what}: ${formatNumber(count)}`).join(', ');
}

const withoutSettings =
  'Сайт пустой: ни товаров, ни телефонов. Впишите в файл .env рядом с package.json строку SETTINGS=settings.json';

/** Numbers under each other. */
function table(rows: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const names = Math.max(...rows.map(([name]) => name.length));
  const values = Math.max(...rows.map(([, value]) => value.length));
  return rows.map(([name, value]) => `  ${name.padEnd(names)}  ${value.padStart(values)}`);
}
