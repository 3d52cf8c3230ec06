import { countOf, words } from '../../domain/format/plural';
import { formatNumber, nbsp } from '../../domain/format/number';
import type { Company, Offer, Settings } from '../../domain/settings/settings';
import { priceListTerms, priceListTitle } from '../../domain/trade/priceListTitle';
import { priceTable } from '../../domain/trade/priceTable';
import { saveCsv, saveXlsx } from '../../shared/files/saveTable';

interface SavedPrices {
  readonly offers: readonly Offer[];
  /** The number of offers in the whole price list. */
  readonly of: number;
  readonly priceList: Settings['priceList'];
  readonly company: Company;
}

/**
 * Saves a price list as «Прайс-лист 2026-11-01», with «, выбрано 18 из 123» if it is a part of the whole.
 * Rejects if the code that writes the file cannot be loaded.
 */
export async function savePrices(format: 'xlsx' | 'csv', saved: SavedPrices): Promise<void> {
  const { offers, of, priceList, company } = saved;
  const isPart = offers.length < of;
  const part = `${formatNumber(offers.length)} из${nbsp}${countOf(of, words.ofPositions)}`;
  const name = [
    ['Прайс-лист', priceList.date].filter(Boolean).join(' '),
    isPart && `выбрано ${offers.length} из ${of}`,
  ]
    .filter(Boolean)
    .join(', ');
  const title = [priceListTitle(priceList.date, company.brand), company.phones?.office];
  const above = [
    [title.filter(Boolean).join(' · ')],
    [`${priceListTerms(priceList)}.`],
    ...(isPart ? [[`Выбрано ${part}.`]] : []),
  ];
  const table = { above, ...priceTable(offers) };
  if (format === 'csv') saveCsv(name, table);
  else await saveXlsx(name, table);
}
