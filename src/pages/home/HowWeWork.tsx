import { formatHours, hoursOf } from '../../domain/company/hours';
import { useAppSelector } from '../../state/hooks';
import { selectCompany } from '../../state/settings/settingsSlice';
import { Section } from '../../shared/ui/layout/Section';
import styles from './HowWeWork.module.css';

const steps = [
  {
    title: 'Выберите товар',
    note: 'В каталоге, прайс-листе или списком артикулов. Сайт подскажет кратность и минимальную партию.',
  },
  {
    title: 'Отправьте заявку',
    note: 'Письмом, файлом, ссылкой на корзину или по телефону — как удобно вашему отделу закупок.',
  },
  { title: 'Получите счёт', note: 'Менеджер проверит наличие, согласует сроки и выставит счёт.' },
];

export function HowWeWork() {
  const company = useAppSelector(selectCompany);
  return (
    <Section title="Как мы работаем">
      <ol className={styles.steps}>
        {steps.map(({ title, note }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{note}</p>
          </li>
        ))}
        <li>
          <h3>Заберите со склада или отгрузим транспортной компанией</h3>
          {company.warehouse && <p>Склад работает {formatHours(hoursOf(company).warehouse)}.</p>}
        </li>
      </ol>
    </Section>
  );
}
