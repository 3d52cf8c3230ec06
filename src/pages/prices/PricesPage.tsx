import { priceListTerms, priceListTitle } from '../../domain/trade/priceListTitle';
import { SaveAndPrint } from '../../features/prices/SaveAndPrint';
import { PriceList } from '../../features/prices/PriceList';
import { useAppSelector } from '../../state/hooks';
import {
  selectCompany,
  selectOffers,
  selectPriceList,
  selectPublishedCategories,
} from '../../state/settings/settingsSlice';
import { searchCode } from '../../state/settings/useSearch';
import { telHref } from '../../shared/paths';
import { Breadcrumbs } from '../../shared/ui/layout/Breadcrumbs';
import { ButtonAnchor } from '../../shared/ui/button/Button';
import { CallbackButton } from '../../shared/ui/button/CallbackButton';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import { PageHeading } from '../../shared/ui/layout/PageHeading';
import { Icon } from '../../shared/ui/picture/Icon';
import layout from '../../shared/ui/layout/layout.module.css';
import { PrintHeading } from '../../shared/ui/layout/PrintHeading';
import { CallbackBand } from '../CallbackBand';
import type { Page } from '../page';

export const page: Page = {
  head: (settings) => ({
    title: 'Цены',
    description: `Оптовый прайс-лист на коврики и напольные покрытия. ${priceListTerms(settings.priceList)}.`,
  }),
  Hero: PricesHero,
  Content: PricesContent,
  laterParts: [searchCode],
};

function PricesHero() {
  const priceList = useAppSelector(selectPriceList);
  const hasItems = useAppSelector(selectOffers).size > 0;
  return (
    <div className={layout.screenOnly}>
      <PageHeading
        narrow
        lead={<Breadcrumbs current="Цены" />}
        title="Цены"
        subtitle={hasItems && priceListTerms(priceList)}
      >
        {hasItems && <SaveAndPrint />}
      </PageHeading>
    </div>
  );
}

function PricesContent() {
  const categories = useAppSelector(selectPublishedCategories);
  const { brand, phones, email } = useAppSelector(selectCompany);
  const priceList = useAppSelector(selectPriceList);
  const hasItems = useAppSelector(selectOffers).size > 0;
  return (
    <>
      <section className={layout.sectionClose} aria-label="Прайс-лист">
        <div className={layout.wrap}>
          <PrintHeading
            brand={brand}
            contacts={[phones?.office, email]}
            title={priceListTitle(priceList.date)}
            terms={priceListTerms(priceList)}
          />
          {hasItems ? <PriceList categories={categories} /> : <NoItems />}
        </div>
      </section>
      <CallbackBand />
    </>
  );
}

function NoItems() {
  const phone = useAppSelector(selectCompany).phones?.office;
  return (
    <EmptyState icon="list" title="Прайс-лист обновляется. Запросите его по телефону">
      {phone && (
        <ButtonAnchor variant="ghost" href={telHref(phone)}>
          <Icon name="phone" />
          {phone}
        </ButtonAnchor>
      )}
      <CallbackButton />
    </EmptyState>
  );
}
