import clsx from 'clsx';
import { useDeferredValue, useMemo } from 'react';
import type { Order } from '../../../domain/order/order';
import { CallbackTrigger } from '../../../shared/ui/button/CallbackTrigger';
import { Icon } from '../../../shared/ui/picture/Icon';
import type { IconName } from '../../../shared/ui/picture/icons';
import { HandOffOutcome } from './HandOffOutcome';
import { mailOrder } from './mailOrder';
import { linkTo } from './linkTo';
import { useHandOff } from './useHandOff';
import styles from './HandOff.module.css';

export function HandOffActions({ order }: { readonly order: Order }) {
  const { outcome, ...handOff } = useHandOff(order);
  // writing a thousand lines takes long; deferred, so that an edited amount shows at once
  const written = useDeferredValue(order);
  const mail = useMemo(() => mailOf(written), [written]);

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
                handOff.openMail(latest.needsFile);
              }}
            >
              <ActionLabel
                icon="mail"
                title="Отправить письмом"
                note="откроется ваша почта с готовым текстом"
              />
            </a>
          </li>
        )}
        <Action
          onClick={handOff.copyOrder}
          icon="copy"
          title="Скопировать текст"
          note="для мессенджера или CRM"
        />
        <Action
          onClick={handOff.save}
          icon="download"
          title="Скачать XLSX"
          note="таблица с артикулами и суммами"
        />
        <Action onClick={handOff.print} icon="print" title="Печать" note="лист заявки на А4" />
        <Action
          onClick={handOff.copyLink}
          icon="link"
          title="Ссылка на корзину"
          note="коллега откроет тот же состав"
        />
        <li>
          <CallbackTrigger className={styles.action}>
            <ActionLabel
              icon="callback"
              title="Заказать звонок"
              note="перезвоним и оформим с ваших слов"
            />
          </CallbackTrigger>
        </li>
        {'share' in navigator && (
          <Action
            onClick={handOff.share}
            icon="send"
            title="Поделиться"
            note="через приложения устройства"
          />
        )}
      </ul>
      <HandOffOutcome
        outcome={outcome}
        order={order}
        onNext={(action) => handOff[action]()}
        onCopied={handOff.copiedByHand}
      />
    </div>
  );
}

/** Undefined if the company has no e-mail. */
function mailOf(order: Order) {
  const { email } = order.company;
  return email ? mailOrder(order, email, linkTo(order)) : undefined;
}

interface ActionLabelProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}

interface ActionProps extends ActionLabelProps {
  readonly onClick: () => void;
}

function Action({ onClick, ...label }: ActionProps) {
  return (
    <li>
      <button type="button" className={styles.action} onClick={onClick}>
        <ActionLabel {...label} />
      </button>
    </li>
  );
}

function ActionLabel({ icon, title, note }: ActionLabelProps) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{title}</b> <small>{note}</small>
      </span>
    </>
  );
}
