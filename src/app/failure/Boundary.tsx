import clsx from 'clsx';
import { Component, type ReactNode } from 'react';
import { paths } from '../../shared/paths';
import { ButtonAnchor } from '../../shared/ui/button/Button';
import { EmptyState } from '../../shared/ui/text/EmptyState';
import layout from '../../shared/ui/layout/layout.module.css';

interface BoundaryProps {
  readonly children: ReactNode;
}

/** Shows a message with links in place of children that fail to render. */
export class Boundary extends Component<BoundaryProps> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Failure /> : this.props.children;
  }
}

/** Uses neither the store nor the router, since either may have failed. */
function Failure() {
  const { pathname, search } = window.location;
  return (
    <div className={clsx(layout.wrap, layout.section)} role="alert">
      <EmptyState
        icon="alert"
        title="Не удалось показать эту часть сайта. Обновите страницу: корзина и заявки сохранены"
      >
        <ButtonAnchor href={pathname + search}>Обновить</ButtonAnchor>
        <ButtonAnchor variant="ghost" href={paths.home}>
          На главную
        </ButtonAnchor>
      </EmptyState>
    </div>
  );
}
