import clsx from 'clsx';
import { useDeferredValue, useMemo, type ComponentType, type ReactNode } from 'react';
import type { Order } from '../../../domain/order/order';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { icons } from '../../../shared/ui/picture/icons';
import { HandOffOutcome } from './HandOffOutcome';
import { mailOrder } from './mailOrder';
import { linkTo } from './linkTo';
import { useHandOff } from './useHandOff';
import styles from './HandOff.module.css';

export interface HandOffActionsProps {
  readonly order: Order;
  readonly CallbackTrigger: ComponentType<{ className?: string; children: ReactNode }>;
}

export function HandOffActions({ order, CallbackTrigger }: HandOffActionsProps) {
  const { outcome, ...handOff } = useHandOff(order);
  // writing a thousand lines takes long; deferred, so that an edited amount shows at once
  const written = useDeferredValue(order);
  const mail = useMemo(() => mailOf(written), [written]);
  const className = styles.action ?? '';
  const button = (onClick: () => void, face: Face) => (
    <li>
      <button type="button" className={className} onClick={onClick}>
        {faceOf(face)}
      </button>
    </li>
  );

  return (
    <div>
      <ul className={styles.actions}>
        {mail && (
          <li>
            <a
              className={clsx(styles.action, styles.main)}
              href={mail.href}
              onClick={({ currentTarget }) => {
                const latest = written === order ? mail : (mailOf(order) ?? mail);
                currentTarget.href = latest.href;
                handOff.mailOpened(latest.needsFile);
              }}
            >
              {faceOf(['mail', 'Отправить письмом', 'откроется ваша почта с готовым текстом'])}
            </a>
          </li>
        )}
        {button(handOff.copyOrder, ['copy', 'Скопировать текст', 'для мессенджера или CRM'])}
        {button(handOff.save, ['download', 'Скачать XLSX', 'таблица с артикулами и суммами'])}
        {button(handOff.print, ['print', 'Печать', 'лист заявки на А4'])}
        {button(handOff.copyLink, ['link', 'Ссылка на корзину', 'коллега откроет тот же состав'])}
        <li>
          <CallbackTrigger className={className}>
            {faceOf(['callback', 'Заказать звонок', 'перезвоним и оформим с ваших слов'])}
          </CallbackTrigger>
        </li>
        {'share' in navigator &&
          button(handOff.share, ['send', 'Поделиться', 'через приложения устройства'])}
      </ul>
      <HandOffOutcome outcome={outcome} onNext={(action) => handOff[action]()} />
    </div>
  );
}

/** Undefined if the company has no e-mail. */
function mailOf(order: Order) {
  const { email } = order.company;
  return email ? mailOrder(order, email, linkTo(order)) : undefined;
}

type Face = readonly [icon: keyof typeof icons, title: string, note: string];

function faceOf([icon, title, note]: Face) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b> <small>{note}</small>
      </span>
    </>
  );
}
