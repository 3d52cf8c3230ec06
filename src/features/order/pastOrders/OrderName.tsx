import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { useFieldSwap } from '../../../shared/ui/focus/useFieldSwap';
import { TextButton } from '../../../shared/ui/button/Button';
import field from '../../../shared/ui/form/field.module.css';
import { datedTitle, referenceTo } from './pastOrderNames';
import { maxNameLength, renamePastOrder, type PastOrder } from './pastOrdersList';
import styles from './OrderName.module.css';

/** The name of a past order, or its date, with a button that opens a field for the name. */
export function OrderName({ order }: { readonly order: PastOrder }) {
  const { isOpen, setOpen, input, opener } = useFieldSwap();

  function save(name: string) {
    if (name !== (order.name ?? '')) renamePastOrder(order, name);
    setOpen(false);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') setOpen(false);
    if (event.key !== 'Enter') return;
    // otherwise the key would press the button that receives the focus
    event.preventDefault();
    save(event.currentTarget.value);
  }

  if (isOpen) {
    return (
      <input
        ref={input}
        className={clsx(field.input, styles.input)}
        aria-label={`Название заявки ${referenceTo(order)}`}
        placeholder="Название: объект, склад, сезон…"
        maxLength={maxNameLength}
        defaultValue={order.name}
        onBlur={({ currentTarget }) => save(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
    );
  }
  const label = order.name ? 'Переименовать' : 'Назвать';
  return (
    <>
      <b className={styles.name}>{order.name ?? datedTitle(order)}</b>
      <TextButton
        ref={opener}
        aria-label={`${label} заявку ${referenceTo(order)}`}
        onClick={() => setOpen(true)}
      >
        {label}
      </TextButton>
    </>
  );
}
