import { Icon } from '../picture/Icon';
import { buttonClass } from './Button';
import { CallbackTrigger } from './CallbackTrigger';

export function CallbackButton(look: Parameters<typeof buttonClass>[0]) {
  return (
    <CallbackTrigger className={buttonClass(look)}>
      <Icon name="callback" />
      Заказать обратный звонок
    </CallbackTrigger>
  );
}
