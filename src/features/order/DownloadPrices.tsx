import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { priceRows } from '../../domain/table';
import { selectPriceList, type Offer } from '../../settings/settingsSlice';
import { SaveButton } from './SaveButton';
import { saveCsv, saveXlsx } from './saveTable';

interface DownloadPricesProps {
  readonly format: 'xlsx' | 'csv';
  /** What is chosen when the file is asked for, in its order. */
  readonly choose: () => Iterable<Offer>;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** The price list as a file, with an empty column «Количество» to fill in and send back. */
export function DownloadPrices({ format, choose, className, children }: DownloadPricesProps) {
  const { date } = useSelector(selectPriceList);
  const name = ['Прайс-лист', date].filter(Boolean).join(' ');
  const save = format === 'xlsx' ? saveXlsx : saveCsv;
  return (
    <SaveButton className={className} save={() => save(name, priceRows([...choose()]))}>
      {children}
    </SaveButton>
  );
}
