import { buttonClass } from '../../shared/ui/button/Button';
import { Icon } from '../../shared/ui/picture/Icon';
import { CallbackTrigger } from './CallbackTrigger';

export function CallbackButton(look: Parameters<typeof buttonClass>[0]) {
  return (
    <CallbackTrigger className={buttonClass(look)}>
      <Icon name="callback" />
      Заказать обратный звонок
    </CallbackTrigger>
  );
}
