import { formatDate } from '../../domain/format/date';
import { formatHours, hoursOf } from '../../domain/company/hours';
import { formatPrice } from '../../domain/format/money';
import { nbsp } from '../../domain/format/number';
import { DownloadPrices } from '../../features/prices/DownloadPrices';
import { useAppSelector } from '../../state/hooks';
import {
  selectCompany,
  selectHasAllCarpets,
  selectOffers,
  selectPriceList,
} from '../../state/settings/settingsSlice';
import { paths } from '../../shared/paths';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { CallbackTrigger } from '../../shared/ui/button/CallbackTrigger';
import { buttonClass, ButtonLink } from '../../shared/ui/button/Button';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import { PrintHeading } from '../../shared/ui/layout/PrintHeading';
import { Icon } from '../../shared/ui/picture/Icon';
import { KeyFacts } from '../../shared/ui/text/KeyFacts';
import layout from '../../shared/ui/layout/layout.module.css';

export function ConditionsHero() {
  const company = useAppSelector(selectCompany);
  const hours = hoursOf(company);
  const { date, minimumOrder } = useAppSelector(selectPriceList);
  const hasCarpets = useAppSelector(selectOffers).size > 0;
  const canSave = useAppSelector(selectHasAllCarpets) && hasCarpets;
  const facts = [
    { name: 'Минимальный заказ', value: minimumOrder && formatPrice(minimumOrder) },
    { name: 'Прайс-лист', value: date && `от${nbsp}${formatDate(date)}` },
    { name: 'Офис', value: company.office && formatHours(hours.office) },
    { name: 'Склад', value: company.warehouse && formatHours(hours.warehouse) },
  ];
  return (
    <PageHeading
      narrow
      lead={
        <>
          <PrintHeading brand={company.brand} contacts={[company.phones?.office, company.email]} />
          <Breadcrumbs current="Условия работы" />
        </>
      }
      title="Условия работы"
    >
      <KeyFacts large facts={facts} />
      <div className={layout.actions}>
        <CallbackTrigger className={buttonClass({ size: 'large' })}>
          <Icon name="callback" />
          Заказать звонок
        </CallbackTrigger>
        <ButtonLink variant="ghost" size="large" to={paths.prices}>
          <Icon name="file" />
          Прайс-лист
        </ButtonLink>
        {canSave && (
          <DownloadPrices
            label="Скачать прайс"
            className={buttonClass({ variant: 'ghost', size: 'large' })}
          />
        )}
      </div>
    </PageHeading>
  );
}
